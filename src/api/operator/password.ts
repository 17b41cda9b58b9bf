import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** With these parameters, one hash takes 32 MiB of memory (128 * N * r bytes). */
const cost = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 } as const;
const keyBytes = 32;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

export async function checkPassword(password: string, hash: string): Promise<boolean> {
  const [kind, n, r, p, salt, key] = hash.split('$');
  if (kind !== 'scrypt' || !salt || !key) return false;
  const expected = Buffer.from(key, 'base64url');
  const options = { N: Number(n), r: Number(r), p: Number(p), maxmem: cost.maxmem };
  const actual = await derive(password, Buffer.from(salt, 'base64url'), options);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** About 124 random bits: 25 characters from 31 letters and digits, none of which look alike. */
export function makePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const characters = Array.from({ length: 25 }, () => pick(letters));
  return [0, 5, 10, 15, 20].map((start) => characters.slice(start, start + 5).join('')).join('-');
}

/** Discards bytes that would make some letters more likely than others. */
function pick(letters: string): string {
  const limit = 256 - (256 % letters.length);
  for (;;) {
    const [byte = limit] = randomBytes(1);
    if (byte < limit) return letters.charAt(byte % letters.length);
  }
}

function derive(
  password: string,
  salt: Buffer,
  options: { N: number; r: number; p: number; maxmem: number },
) {
  return new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
