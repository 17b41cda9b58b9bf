import { describe, expect, it } from 'vitest';
import { checkPassword, hashPassword, makePassword } from './password.ts';

describe('passwords', () => {
  it('accepts the hashed password and no other', async () => {
    const hash = await hashPassword('correct horse');
    expect(hash).not.toContain('correct');
    expect(await checkPassword('correct horse', hash)).toBe(true);
    expect(await checkPassword('correct horse ', hash)).toBe(false);
    expect(await checkPassword('', hash)).toBe(false);
  });

  it('hashes the same password differently each time', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
  });

  it('treats composed and decomposed letters as equal', async () => {
    expect(await checkPassword('Mu\u0308nster-1', await hashPassword('M\u00fcnster-1'))).toBe(true);
  });

  it.each(['', 'plain', 'scrypt$1', 'bcrypt$1$1$1$a$b'])('refuses the unreadable hash %j', async (hash) => {
    expect(await checkPassword('anything', hash)).toBe(false);
  });

  it('generates strong, different passwords', () => {
    const made = new Set(Array.from({ length: 50 }, makePassword));
    expect(made.size).toBe(50);
    for (const password of made) expect(password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){4}$/);
  });
});
