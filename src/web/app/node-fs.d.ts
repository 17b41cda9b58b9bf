/**
 * Declares the only Node function that tokens.test.ts needs. Browser code is checked without Node's types, so that
 * it can't use Node by accident.
 */
declare module 'node:fs' {
  export function readFileSync(path: URL, encoding: 'utf8'): string;
}
