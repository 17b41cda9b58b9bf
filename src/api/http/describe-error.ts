export interface DescribedError {
  name: string;
  code?: string;
  message: string;
  stack: string[];
  cause?: DescribedError;
}

const deepestCause = 4;

/** Leaves out personal data: a failed query's parameters, and everything in the stack except locations. */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { name: 'NonError', message: typeof error, stack: [] };
  const code: unknown = 'code' in error ? error.code : undefined;
  return {
    name: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    message: withoutParameters(error.message),
    stack: placesOf(error.stack),
    ...(error.cause !== undefined && depth < deepestCause
      ? { cause: describeError(error.cause, depth + 1) }
      : {}),
  };
}

function withoutParameters(message: string): string {
  return (message.split(/\bparams:/)[0] ?? '').trim().slice(0, 500);
}

function placesOf(stack: string | undefined): string[] {
  return (stack ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, 12);
}
