/** The end of a sentence about a child process, from the arguments of its `exit` event. */
export function describeExit(code: number | null, signal: string | null): string {
  return signal === null ? `exited with code ${code}` : `was killed by ${signal}`;
}
