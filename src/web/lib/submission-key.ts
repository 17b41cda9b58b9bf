/**
 * A key that nobody can guess: the server knows by it that a submission is the same one sent again. 32 hexadecimal
 * digits; made without https too.
 */
export function makeSubmissionKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
