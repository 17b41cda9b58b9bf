import { availableParallelism } from 'node:os';
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
  ])('name %s in one line if it is %s, without repeating it', (variable, value) => {
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

describe('the number of scans at once', () => {
  it('is the number of processors, at least two, unless set', () => {
    expect(parseConfig({}).scansAtOnce).toBe(Math.min(64, Math.max(2, availableParallelism())));
    expect(parseConfig({ SCANS_AT_ONCE: '7' }).scansAtOnce).toBe(7);
  });

  it.each(['0', '65', 'two'])('is named in one line if it is %s', (value) => {
    expect(() => parseConfig({ SCANS_AT_ONCE: value })).toThrow(/^SCANS_AT_ONCE must .+$/);
  });
});
