import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { OperatorStore } from '#storage/operator-record.ts';
import { hashToken } from '#storage/tokens.ts';

/** Some authenticator apps ignore other values. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/**
 * Codes of this many time steps before and after the current one are accepted too, because clocks differ and
 * typing takes time.
 */
const window = 1;
const secretBytes = 20;
const recoveryCodes = 8;
const recoveryLetters = 'abcdefghjkmnpqrstuvwxyz23456789';

export function makeSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

export function otpauthUri(secret: string, brand: string): string {
  return totp(secret, brand).toString();
}

export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totp(secret, '').validate({ token: code, timestamp, window });
  return delta === null ? null : Math.floor(timestamp / 1000 / settings.period) + delta;
}

export function makeRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodes }, () => {
    const letters = Array.from({ length: 10 }, () =>
      recoveryLetters.charAt(randomInt(recoveryLetters.length)),
    );
    return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
  });
}

export function hashRecoveryCode(code: string): string {
  return hashToken(`recovery ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);
}

export type SpentCode = 'app' | 'recovery' | 'wrong';

export async function spendCode(store: OperatorStore, typed: string, now: Date): Promise<SpentCode> {
  const factor = await store.getSecondFactor();
  if (factor === null) return 'wrong';
  const digits = typed.replace(/\s/g, '');
  if (/^\d{6}$/.test(digits)) {
    const step = stepOfCode(factor.secret, digits, now);
    return step !== null && (await store.spendTimeStep(step)) ? 'app' : 'wrong';
  }
  return (await store.spendRecoveryHash(hashRecoveryCode(typed))) ? 'recovery' : 'wrong';
}

function totp(secret: string, brand: string): TOTP {
  return new TOTP({ ...settings, issuer: brand, label: 'Operator', secret: Secret.fromBase32(secret) });
}
