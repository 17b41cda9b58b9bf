// Completes package-lock.json after packages have changed:
// npm install … && node scripts/complete-lock.mjs
// A registry may lack a package's variants for rare platforms. npm then leaves them out of the lock
// file, and `npm ci` rejects the file as incomplete. Each missing variant gets an entry with its
// version, system, and processor, which is all that other machines need to skip it. First, npm gets
// another chance to fill in entries without a hash, because the registry may have their hashes by
// now.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
  'aix',
];
const processors = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'universal',
];

const file = 'package-lock.json';
const before = JSON.parse(readFileSync(file, 'utf8'));
const unverified = Object.entries(before.packages).filter(
  ([path, entry]) => path !== '' && !entry.link && !entry.inBundle && !entry.integrity,
);
if (unverified.length > 0) {
  for (const [path] of unverified) delete before.packages[path];
  writeFileSync(file, `${JSON.stringify(before, null, 2)}\n`);
  const args = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}
const lock = JSON.parse(readFileSync(file, 'utf8'));
const added = [];
for (const [path, entry] of Object.entries(lock.packages)) {
  if (path === '') continue;
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const nested = `${path}/node_modules/${name}`;
    const hoisted = `node_modules/${name}`;
    if (lock.packages[nested] || lock.packages[hoisted]) continue;
    const words = name.split(/[-/@.]/);
    const os = systems.filter((system) => words.includes(system));
    const cpu = processors.filter((processor) => words.includes(processor));
    const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : [];
    // A missing package that is not a platform variant is a real error, which only npm can fix.
    if (os.length === 0 && cpu.length === 0) continue;
    lock.packages[hoisted] = {
      version,
      ...(cpu.length > 0 && cpu[0] !== 'universal' ? { cpu } : {}),
      ...(entry.dev ? { dev: true } : {}),
      ...(libc.length > 0 ? { libc } : {}),
      optional: true,
      ...(os.length > 0 ? { os } : {}),
    };
    added.push(name);
  }
}
const sorted = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`);
const completed = unverified.filter(([path]) => sorted[path]?.integrity).length;
console.log(
  `${completed} completed, ${added.length} without a hash${added.length > 0 ? `: ${added.join(', ')}` : ''}`,
);
