// Checks packages that package-lock.json pins without a hash, because the registry lacked them when it was written:
// records what the first install on this machine downloaded, and fails if a later install differs.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Survives deleting node_modules; ignored by git. */
const noted = 'installed-hashes.json';

/**
 * Records new packages. Returns a line for each package that differs from an earlier install; if there are any,
 * nothing is recorded.
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

/** SHA-512 of the names and contents of all files, regardless of the folder's order. */
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
