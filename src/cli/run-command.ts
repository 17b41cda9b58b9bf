import { AppError } from '#app/errors.ts';

/**
 * Sets exit code 1 after a failure and 2 after bad usage. On a signal, calls `process.exit`, so
 * that an embedded database server shuts down too.
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

export class BadUsage extends Error {}

function reasonOf(error: AppError): string {
  const cause =
    error.code === 'database-unavailable' && error.cause instanceof Error ? error.cause.message : '';
  return cause === '' ? error.message : `${error.message} (${cause})`;
}
