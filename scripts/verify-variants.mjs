// Packages that package-lock.json pins without a hash, because the registry lacked them when it was written: what the first install here
// brought is noted, and a later install must bring the same.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Stays when node_modules goes; git ignores it. */
const noted = 'installed-hashes.json';

/** Notes what is new. Gives a line for each package that is not what was installed before; then nothing is noted. */
export function verifyVariants(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const file = join(root, noted);
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const found = {};
  for (const [path, { version, integrity, link, inBundle }] of Object.entries(packages)) {
    if (path === '' || integrity || link || inBundle || !existsSync(join(root, path))) continue;
    found[`${path.replace(/^.*node_modules\//, '')}@${version}`] = hashOfFolder(join(root, path));
  }
  const changed = Object.keys(found).filter((name) => name in known && known[name] !== found[name]);
  if (changed.length === 0 && Object.keys(found).some((name) => !(name in known)))
    writeFileSync(file, `${JSON.stringify({ ...known, ...found }, null, 2)}\n`);
  return changed.map(
    (name) =>
      `${name} is not what was installed here before. If that is right, delete ${noted} and start again.`,
  );
}

/** SHA-512 of the names and contents of all files, whatever order the folder lists them in. */
function hashOfFolder(folder) {
  const sum = createHash('sha512');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
  for (const name of files) {
    const content = readFileSync(name);
    sum.update(`${name.slice(folder.length + 1).replaceAll('\\', '/')}\0${content.length}\0`).update(content);
  }
  return `sha512-${sum.digest('base64')}`;
}
