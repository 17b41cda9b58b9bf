/**
 * Declares the only Node function that this folder's unit test needs. Browser code is checked without Node's types, so
 * that none of them slips in.
 */
declare module 'node:fs' {
  export function readFileSync(path: URL, encoding: 'utf8'): string;
}
