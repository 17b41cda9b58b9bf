// Checks packages that package-lock.json pins without a hash, because the registry had none when it was
// written. Stores a hash of what the first installation on this machine downloaded, and fails if a later one
// differs.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Outside node_modules, so that it survives when that folder is deleted. */
const noted = 'installed-hashes.json';

/**
 * Stores the hashes of new packages. Returns one line for each package that differs from an earlier
 * installation; if there are any, stores nothing.
 */
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
      `${name} differs from what was installed here before. If that is intended, delete ${noted} and start again.`,
  );
}

/** SHA-512 of all files' names and contents, independent of the order in the folder. */
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
