import { describe, expect, it } from 'vitest';
import { isMachineMessage } from './machine-messages.ts';

describe('isMachineMessage', () => {
  it.each([
    ['There was an error, please call or email us directly.', true],
    ['Your message has been sent.', true],
    ['Please enable JavaScript to view this site.', true],
    ['Please call or email us directly.', false],
    ['We repair what went wrong with your roof.', false],
  ])('%j: %s', (sentence, expected) => {
    expect(isMachineMessage(sentence)).toBe(expected);
  });
});
