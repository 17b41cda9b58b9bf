import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestFolder } from '../support/test-folder.ts';

const scripts = fileURLToPath(new URL('../../scripts/', import.meta.url));
const hash = 'sha512-AAAA';
let folder: string;

beforeAll(() => {
  folder = makeTestFolder('lock-file');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function writeLock(packages: object): string {
  const file = join(folder, 'package-lock.json');
  writeFileSync(file, JSON.stringify({ lockfileVersion: 3, packages: { '': {}, ...packages } }));
  return file;
}

describe('the lock file', () => {
  const check = (packages: object) =>
    spawnSync(process.execPath, [join(scripts, 'check-lock.ts'), writeLock(packages)], { encoding: 'utf8' });

  it('is refused with an entry without a hash or with a weak one, even for another platform', () => {
    const sound = { 'node_modules/a': { version: '1.0.0', integrity: hash } };
    expect(check(sound).status).toBe(0);
    const variant = { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] };
    const refused = check({
      'node_modules/a': { version: '1.0.0', integrity: hash, optionalDependencies: { 'a-darwin': '1.0.0' } },
      'node_modules/a-darwin': variant,
      'node_modules/b': { version: '1.0.0', integrity: 'sha1-AAAA' },
      'node_modules/c': { version: '1.0.0', integrity: hash, resolved: 'https://packages.test/c.tgz' },
    });
    expect(refused.status).toBe(1);
    expect(refused.stderr).toMatch(/a-darwin.*\n.*\/b: .*\n.*\/c: /);
  });

  it('lacks hashes only for the listed variants, in the listed version', () => {
    const name = 'node_modules/@myriaddreamin/typst-ts-node-compiler-darwin-arm64';
    const variant = { optional: true, os: ['darwin'], cpu: ['arm64'] };
    expect(check({ [name]: { ...variant, version: '0.7.0' } }).status).toBe(0);
    expect(check({ [name]: { ...variant, version: '0.7.1' } }).status).toBe(1);
  });
});

describe('a package without a hash in the lock file', () => {
  const verify = (): string[] => {
    const script = `import { verifyVariants } from ${JSON.stringify(pathToFileURL(join(scripts, 'verify-variants.mjs')).href)}; console.log(JSON.stringify(verifyVariants(process.argv[1])))`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script, folder], {
      encoding: 'utf8',
    });
    return JSON.parse(stdout) as string[];
  };
  const install = (name: string, content: string) => {
    mkdirSync(join(folder, 'node_modules', name), { recursive: true });
    writeFileSync(join(folder, 'node_modules', name, 'code.node'), content);
  };

  it('must be the same at each install', () => {
    writeLock({
      'node_modules/unhashed': { version: '1.0.0' },
      'node_modules/hashed': { version: '1.0.0', integrity: hash },
      'node_modules/elsewhere': { version: '1.0.0', os: ['darwin'] },
    });
    install('unhashed', 'as published');
    install('hashed', 'as published');
    expect(verify()).toEqual([]);
    const noted = readFileSync(join(folder, 'installed-hashes.json'), 'utf8');
    expect(Object.keys(JSON.parse(noted) as object)).toEqual(['unhashed@1.0.0']);
    install('hashed', 'npm compares this one itself');
    expect(verify()).toEqual([]);

    install('unhashed', 'exchanged');
    expect(verify()).toEqual([
      expect.stringContaining('unhashed@1.0.0 differs from what was installed here before'),
    ]);
    expect(readFileSync(join(folder, 'installed-hashes.json'), 'utf8')).toBe(noted);

    rmSync(join(folder, 'installed-hashes.json'));
    expect(verify()).toEqual([]);
    expect(existsSync(join(folder, 'installed-hashes.json'))).toBe(true);
  });
});
