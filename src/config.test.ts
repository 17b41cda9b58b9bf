import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';

describe('the mail settings', () => {
  it('keep mail in the outbox unless set', () =>
    expect(parseConfig({}).mail).toEqual({ smtp: null, from: null }));

  it('are read', () =>
    expect(
      parseConfig({ SMTP_URL: 'smtps://mail.example.com', MAIL_FROM: 'Compass <c@example.com>' }).mail,
    ).toEqual({
      smtp: { host: 'mail.example.com', port: 465, secure: true, requireTls: false, credentials: null },
      from: { name: 'Compass', address: 'c@example.com' },
    }));

  it.each([
    ['SMTP_URL', 'smtp://user:secret@'],
    ['SMTP_URL', 'ftp://mail.example.com'],
    ['MAIL_FROM', 'nobody'],
  ])('name %s in one line when it is %s, without repeating it', (variable, value) => {
    const thrown = (() => {
      try {
        parseConfig({ [variable]: value });
      } catch (error) {
        return error instanceof Error ? error.message : '';
      }
      return '';
    })();
    expect(thrown).toMatch(new RegExp(`^${variable} must be [^\\n]+$`));
    expect(thrown).not.toContain(value);
  });
});
