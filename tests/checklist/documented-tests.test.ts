import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

function spellOut(path: string): string[] {
  const [, before, inside, after] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  return inside === undefined ? [path] : inside.split(',').map((part) => `${before}${part}${after}`);
}

it('every test and folder that the description of security names is there', () => {
  const text = readFileSync(`${root}docs/security.md`, 'utf8');
  const named = [...text.matchAll(/`((?:src|tests)\/[\w./{},-]+)`/g)].flatMap(([, path = '']) =>
    spellOut(path),
  );
  expect(named.length).toBeGreaterThan(15);
  expect(
    named.filter((path) => !existsSync(`${root}${path}`) && !existsSync(`${root}${path}.test.ts`)),
  ).toEqual([]);
});
