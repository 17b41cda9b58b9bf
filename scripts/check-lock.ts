// Fails on an entry of package-lock.json without a SHA-512 hash or with a download address. The
// packages in `withoutHash` may lack a hash, because the registry had none for them;
// verify-variants.mjs checks them.
import { readFileSync } from 'node:fs';

interface LockEntry {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  inBundle?: boolean;
}

const compiler = '@myriaddreamin/typst-ts-node-compiler';
const compilerPlatforms = [
  'android-arm-eabi',
  'android-arm64',
  'darwin-arm64',
  'darwin-x64',
  'linux-arm-gnueabihf',
  'linux-arm64-gnu',
  'linux-arm64-musl',
  'win32-arm64-msvc',
  'win32-x64-msvc',
];
const withoutHash = new Set(compilerPlatforms.map((platform) => `${compiler}-${platform}@0.7.0`));

const file = process.argv[2] ?? 'package-lock.json';
const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockEntry> };
const problems = Object.entries(packages).flatMap(([path, entry]) => {
  if (path === '' || entry.link === true || entry.inBundle === true) return [];
  if (entry.resolved !== undefined)
    return [`${path}: remove "resolved"; the lock file must not contain download addresses`];
  if (entry.integrity?.startsWith('sha512-')) return [];
  if (entry.integrity !== undefined) return [`${path}: "integrity" must be a SHA-512 hash`];
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return withoutHash.has(`${name}@${entry.version}`)
    ? []
    : [`${path}: "integrity" is missing; run "node scripts/complete-lock.mjs"`];
});
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
