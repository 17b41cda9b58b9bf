import { describe, expect, it } from 'vitest';
import { parseSmtpUrl } from './parse-smtp-url.ts';

describe('SMTP_URL', () => {
  it.each([
    ['smtp://mail.example.com', { host: 'mail.example.com', port: 587, secure: false, requireTls: false }],
    ['smtps://mail.example.com', { host: 'mail.example.com', port: 465, secure: true, requireTls: false }],
    ['smtp://127.0.0.1:2525/', { host: '127.0.0.1', port: 2525, secure: false, requireTls: false }],
    ['smtp://[::1]:25', { host: '::1', port: 25, secure: false, requireTls: false }],
  ])('%s', (text, server) => expect(parseSmtpUrl(text)).toEqual({ ...server, credentials: null }));

  it('requires TLS if there is a password', () => {
    expect(parseSmtpUrl('smtp://me%40example.com:p%3Aw@mail.example.com')).toEqual({
      host: 'mail.example.com',
      port: 587,
      secure: false,
      requireTls: true,
      credentials: { user: 'me@example.com', pass: 'p:w' },
    });
    expect(parseSmtpUrl('smtp://me:pw@localhost')?.requireTls).toBe(false);
  });

  it.each([
    'mail.example.com',
    'http://mail.example.com',
    'smtp://',
    'smtp://user@mail.example.com',
    'smtp://mail.example.com/inbox',
    'smtp://mail.example.com?tls=no',
    'smtp://a:%zz@mail.example.com',
    'smtp://mail.example.com:99999',
  ])('refuses %s', (text) => expect(parseSmtpUrl(text)).toBeNull());
});
