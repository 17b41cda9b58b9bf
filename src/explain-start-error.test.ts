import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { AppError } from './errors.ts';
import { explainStartError } from './explain-start-error.ts';

function listenError(host: string): Promise<unknown> {
  return new Promise((resolve) => createServer().on('error', resolve).listen(0, host));
}

it('explains in one line what an operator can fix', async () => {
  // An address reserved for documentation, so no machine has it.
  expect(explainStartError(await listenError('203.0.113.5'))).toMatch(/^HOST: no network interface/);
  const refused = (code: string) =>
    Object.assign(new Error(`listen ${code}: 127.0.0.1:80`), { code, syscall: 'listen' });
  expect(explainStartError(refused('EACCES'))).toMatch(/^PORT: /);
  expect(explainStartError(refused('EADDRINUSE'))).toMatch(/set PORT/);
  const folder = (() => {
    try {
      return readFileSync('/');
    } catch (error) {
      return error;
    }
  })();
  expect(explainStartError(Object.assign(folder as Error, { path: '/' }))).toBe(
    'Cannot use /: EISDIR: illegal operation on a directory, read',
  );
  expect(explainStartError(new AppError('bad-configuration', { message: 'a\n b' }))).toBe('a; b');
});

it('leaves unexpected errors complete', () => {
  expect(explainStartError(new TypeError('x is not a function'))).toBeNull();
});
