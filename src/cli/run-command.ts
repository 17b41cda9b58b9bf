import { AppError } from '#app/errors.ts';

/**
 * Runs `work` and prints its result or its error, after {@link BadUsage} also `usage`. Sets the exit code: 0
 * done, 1 failed, 2 bad usage. On a signal, exits so that an embedded server is also shut down.
 */
export async function runCommand(work: () => Promise<string>, usage: string): Promise<void> {
  for (const [signal, code] of [
    ['SIGHUP', 129],
    ['SIGINT', 130],
    ['SIGQUIT', 131],
    ['SIGTERM', 143],
  ] as const) {
    process.once(signal, () => process.exit(code));
  }
  try {
    console.log(await work());
  } catch (error) {
    if (error instanceof BadUsage) {
      console.error(`${error.message}\n\n${usage}`);
      process.exitCode = 2;
      return;
    }
    console.error(error instanceof AppError ? reasonOf(error) : error);
    process.exitCode = 1;
  }
}

/** The message says what is wrong with the arguments. */
export class BadUsage extends Error {}

/** Adds the database's own message if ours says only that the database can't be reached. */
function reasonOf(error: AppError): string {
  const cause =
    error.code === 'database-unavailable' && error.cause instanceof Error ? error.cause.message : '';
  return cause === '' ? error.message : `${error.message} (${cause})`;
}
