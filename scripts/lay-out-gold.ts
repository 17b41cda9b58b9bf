// Extracts each gold site from a clone of its repository, at its pinned commit, so that figures can
// be reproduced:
//   node scripts/lay-out-gold.ts --clones DIR --out DIR [--gold DIR] [--only a,b]
// A clone is at <owner>/<name> or <name> in the --clones folder, bare or not, with or without
// ".git". Writes only text files and icons.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { readGold } from '#cli/evaluation/gold.ts';

/** Other files, such as photos, aren't needed and would fill the disk. */
const textFile = /(?:\.(?:html?|css|js|json|xml|txt|php|webmanifest|svg|ico)|CNAME)$/i;
const maxBytes = 1024 * 1024 * 1024;

const { values } = parseArgs({
  options: {
    clones: { type: 'string' },
    out: { type: 'string' },
    gold: { type: 'string', default: 'gold' },
    only: { type: 'string' },
  },
});
if (!values.clones || !values.out) {
  console.error('Usage: node scripts/lay-out-gold.ts --clones DIR --out DIR [--gold DIR] [--only a,b]');
  process.exit(2);
}

for (const { name, source } of await readGold(values.gold, values.only?.split(',') ?? [])) {
  if ('address' in source) {
    console.log(`${name}: nothing to lay out; the site is on the web at ${source.address}`);
    continue;
  }
  const clone = cloneOf(source.repository, values.clones);
  if (clone === null) {
    console.error(`${name}: first clone https://github.com/${source.repository} into ${values.clones}`);
    process.exitCode = 1;
    continue;
  }
  const { written, absent } = layOut(clone, source.commit, source.folder ?? '', resolve(values.out, name));
  console.log(
    `${name}: ${written} files${absent.length > 0 ? `; not in the clone: ${absent.join(', ')}` : ''}`,
  );
}

function cloneOf(repository: string, folder: string): string | null {
  const [, name = ''] = repository.split('/');
  const places = [repository, name].flatMap((place) => [place, `${place}.git`]);
  return places.map((place) => join(folder, place)).find(existsSync) ?? null;
}

function layOut(
  clone: string,
  commit: string,
  folder: string,
  out: string,
): { written: number; absent: string[] } {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', clone, ...args], { maxBuffer: maxBytes, stdio: ['ignore', 'pipe', 'pipe'] });
  const prefix = folder === '' ? '' : `${folder}/`;
  const listed = git('ls-tree', '-r', '-z', '--full-tree', commit, ...(prefix ? [prefix] : []));
  // Symbolic links (mode 120000) and submodules are left out.
  const entries = [...listed.toString('utf8').matchAll(/100\d{3} blob ([0-9a-f]+)\t([^\0]+)\0/g)];
  let written = 0;
  const absent: string[] = [];
  for (const [, blob = '', path = ''] of entries) {
    const file = resolve(out, path.slice(prefix.length));
    if (!textFile.test(path) || !file.startsWith(out + sep)) continue;
    const bytes = readBlob(() => git('cat-file', 'blob', blob));
    if (bytes === null) {
      absent.push(path);
      continue;
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    written += 1;
  }
  return { written, absent };
}

function readBlob(read: () => Buffer): Buffer | null {
  try {
    return read();
  } catch {
    return null;
  }
}
