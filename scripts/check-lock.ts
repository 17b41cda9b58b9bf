// Fails on an entry of package-lock.json that npm could not verify: one without a hash, unless it is a platform variant
// that the registry lacked when the lock file was written. Those are pinned to one version and optional, and `node
// scripts/complete-lock.mjs` completes them once the registry has them.
//   node scripts/check-lock.ts [lock file]
import { readFileSync } from 'node:fs';

interface LockEntry {
  version?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
}

const file = process.argv[2] ?? 'package-lock.json';
const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockEntry> };
const pinned = new Set(
  Object.values(packages).flatMap(({ optionalDependencies }) =>
    Object.entries(optionalDependencies ?? {}).map(([name, version]) => `${name}@${version}`),
  ),
);
const problems = Object.entries(packages).flatMap(([path, entry]) => {
  if (path === '' || entry.link === true || entry.inBundle === true) return [];
  if (entry.integrity?.startsWith('sha512-')) return [];
  if (entry.integrity !== undefined) return [`${path}: the hash is weaker than SHA-512`];
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const isVariant = entry.optional === true && (entry.os ?? entry.cpu) !== undefined;
  if (isVariant && pinned.has(`${name}@${entry.version}`)) return [];
  return [`${path}: no hash`];
});
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
