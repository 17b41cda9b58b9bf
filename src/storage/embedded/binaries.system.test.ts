import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { findPackage, prepareBinaries } from './binaries.ts';
import { serverEnvironment } from './postmaster.ts';
import type { ServerUser } from './server-user.ts';

const isRoot = process.getuid?.() === 0;
const nobody: ServerUser = { uid: 65_534, gid: 65_534, name: 'nobody' };

let folder: string;
beforeEach(() => {
  folder = makeTestFolder('tests');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the server’s programs', () => {
  it('run without the links that an install script would have created', () => {
    const packageFolder = join(folder, 'package');
    cpSync(findPackage(), packageFolder, { recursive: true, verbatimSymlinks: true });
    for (const name of ['libpq.so.5', 'libicuuc.so.60']) {
      rmSync(join(packageFolder, 'native', 'lib', name), { force: true });
    }
    const binaries = prepareBinaries(null, () => join(folder, 'lib'), { packageFolder });
    for (const program of [binaries.initdb, binaries.postgres]) {
      const { stdout, stderr } = spawnSync(program, ['--version'], {
        env: serverEnvironment(binaries),
        encoding: 'utf8',
      });
      expect(stderr).toBe('');
      expect(stdout).toContain(`(PostgreSQL) ${binaries.majorVersion}.`);
    }
  });

  it("are copied once to where the server's user can access them, whatever the umask", () => {
    const closed = join(folder, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const packageFolder = join(closed, 'package');
    cpSync(findPackage(), packageFolder, { recursive: true, verbatimSymlinks: true });
    const stageParent = join(folder, 'staged');
    mkdirSync(stageParent, { mode: 0o755 });
    const unused = () => {
      throw new Error('a copy needs no folder of links');
    };
    const mask = process.umask(0o077);
    try {
      // Only root can make a root-owned copy or run programs as another user.
      if (!isRoot)
        return expect(
          prepareBinaries(null, () => join(folder, 'lib'), { packageFolder, stageParent }).postgres,
        ).toContain(packageFolder);
      const binaries = prepareBinaries(nobody, unused, { packageFolder, stageParent });
      expect(binaries.postgres.startsWith(stageParent)).toBe(true);
      for (const program of [binaries.initdb, binaries.postgres]) {
        const { stdout, stderr } = spawnSync(program, ['--version'], {
          env: serverEnvironment(binaries),
          uid: nobody.uid,
          gid: nobody.gid,
          cwd: '/',
          encoding: 'utf8',
        });
        expect(stderr).toBe('');
        expect(stdout).toContain('(PostgreSQL)');
      }
      const { ino } = lstatSync(binaries.postgres);
      prepareBinaries(nobody, unused, { packageFolder, stageParent });
      expect(lstatSync(binaries.postgres).ino).toBe(ino);
      chmodSync(join(binaries.postgres, '..', '..'), 0o777);
      expect(() => prepareBinaries(nobody, unused, { packageFolder, stageParent })).toThrow(
        /others can write/,
      );
    } finally {
      process.umask(mask);
    }
  });
});
