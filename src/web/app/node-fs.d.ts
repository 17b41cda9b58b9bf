/**
 * The one thing of Node that a unit test of this folder reads files with. The browser's code is checked
 * without Node's types, so that none of them slips in.
 */
declare module 'node:fs' {
  export function readFileSync(path: URL, encoding: 'utf8'): string;
}
