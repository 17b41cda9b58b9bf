import { describe, expect, it } from 'vitest';
import { checkSubscription, emptySubscription, importanceOptions } from './subscription-values.ts';

describe('the report form', () => {
  it('passes with only an email address and name', () =>
    expect(checkSubscription({ ...emptySubscription, email: 'ada@example.com', name: 'A' })).toEqual({}));

  it('says what an empty form lacks', () =>
    expect(checkSubscription(emptySubscription)).toEqual({
      email: 'Please enter a valid email address',
      name: 'Full Name is required',
    }));

  it('offers the specified degrees of importance', () =>
    expect(importanceOptions.slice(1).map(({ label }) => label)).toEqual([
      'Very Important',
      'Important',
      'Somewhat Important',
      'Not Important',
      'Unsure',
    ]));
});
