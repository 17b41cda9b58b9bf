import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { OperatorStore } from '#storage/operator-record.ts';
import { hashToken } from '#storage/tokens.ts';

/** The parameters that all authenticator apps expect: six digits, 30 seconds, SHA-1 (RFC 6238). */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Adjacent time steps whose code is accepted too: clocks differ, and typing takes time. */
const window = 1;
const secretBytes = 20;
const recoveryCodes = 8;
const recoveryLetters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A secret in base32, 32 letters. */
export function makeSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** The URI from which an authenticator app reads the secret. */
export function otpauthUri(secret: string, brand: string): string {
  return totp(secret, brand).toString();
}

/** The time step of the code; null if it matches none nearby. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totp(secret, '').validate({ token: code, timestamp, window });
  return delta === null ? null : Math.floor(timestamp / 1000 / settings.period) + delta;
}

/** Recovery codes, each valid once instead of the app, such as `k3mfx-9wq2r`. */
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

/** The result of checking a code; a correct code is used up. */
export type SpentCode = 'app' | 'recovery' | 'wrong';

/** Checks an app code or a recovery code against the stored second factor; `wrong` if none is set up. */
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
