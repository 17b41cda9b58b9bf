import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes as 43 cookie-safe characters. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A token's stored form: its SHA-256, which cannot be reversed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Whether the text can be one of our tokens; anything else in a cookie counts as no cookie. */
export function isToken(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{43}$/.test(text);
}
