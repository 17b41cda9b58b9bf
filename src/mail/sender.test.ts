import { describe, expect, it } from 'vitest';
import { parseSender } from './sender.ts';

describe('MAIL_FROM', () => {
  it.each([
    ['compass@example.com', '', 'compass@example.com'],
    ['AI Compass <compass@example.com>', 'AI Compass', 'compass@example.com'],
    ['"Compass, AI" <compass@example.com>', 'Compass, AI', 'compass@example.com'],
    ['<compass@localhost>', '', 'compass@localhost'],
  ])('%s', (text, name, address) => expect(parseSender(text)).toEqual({ name, address }));

  it.each([
    '',
    'compass',
    'A <b>',
    'a@b.test, c@d.test',
    'A\r\nBcc: x@y.test <a@b.test>',
    'A <a@b.test> <c@d.test>',
  ])('refuses %j', (text) => expect(parseSender(text)).toBeNull());
});
