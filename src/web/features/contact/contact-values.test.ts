import { describe, expect, it } from 'vitest';
import { checkContactValues, contactSizeOptions, emptyContactValues } from './contact-values.ts';

const valid = {
  ...emptyContactValues,
  email: 'ada@example.com',
  name: 'Ada',
  message: 'Please tell us more about it.',
};

describe('the contact form', () => {
  it('passes with only an email address, name, and message', () =>
    expect(checkContactValues(valid)).toEqual({}));

  it('says what an empty form lacks', () => {
    expect(checkContactValues(emptyContactValues)).toEqual({
      email: 'Please enter a valid email address',
      name: 'Name must be at least 2 characters',
      message: 'Please provide more details about your inquiry',
    });
  });

  it.each([
    [{ email: 'ada@' }, { email: 'Please enter a valid email address' }],
    [{ name: 'A' }, { name: 'Name must be at least 2 characters' }],
    [{ message: 'Too short' }, { message: 'Please provide more details about your inquiry' }],
    [{ message: 'x'.repeat(501) }, { message: 'Message is too long' }],
    [{ message: 'x'.repeat(500) }, {}],
    [{ message: '0123456789' }, {}],
  ])('%j', (change, messages) => expect(checkContactValues({ ...valid, ...change })).toEqual(messages));

  it('offers the specified sizes with their labels', () => {
    expect(contactSizeOptions.map((option) => option.value)).toEqual([
      '1-10',
      '11-50',
      '51-200',
      '201-500',
      '501+',
      'Not specified',
    ]);
    expect(contactSizeOptions[4]?.label).toBe('500+ employees');
  });
});
