import type { FastifyBaseLogger } from 'fastify';
import type { OperatorStore } from '#storage/operator-record.ts';
import { checkPassword, hashPassword, makePassword } from './password.ts';

/** Returns whether the input is the operator's password. */
export type PasswordCheck = (typed: string) => Promise<boolean>;

/**
 * The operator's password: the configured one, else the stored one, else a strong new one, shown once in the log and
 * stored only as a hash. If several servers start at once, one password is kept and shown.
 */
export function createPasswordCheck(configured: string | null, store: OperatorStore): PasswordCheck {
  let ownHash: Promise<string> | null = null;
  return async (typed) => {
    if (configured !== null) {
      ownHash ??= hashPassword(configured);
      return checkPassword(typed, await ownHash);
    }
    const hash = await store.getPasswordHash();
    return hash !== null && checkPassword(typed, hash);
  };
}

/** Creates and stores the first password if there is none; called once at startup. */
export async function prepareOperatorPassword(
  configured: string | null,
  store: OperatorStore,
  log: Pick<FastifyBaseLogger, 'info'>,
): Promise<void> {
  if (configured !== null || (await store.getPasswordHash()) !== null) return;
  const password = makePassword();
  if (await store.setFirstPasswordHash(await hashPassword(password))) {
    log.info(
      { event: 'operator-password-made' },
      `The operator's password for /admin, shown only once: ${password}`,
    );
  }
}
