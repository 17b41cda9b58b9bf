// Prepares this folder before a command: installs packages if the lock file has changed, compiles
// the knowledge if its sources have changed, and before `start` also builds the browser app if its
// sources have changed. Must run on Node 20 or newer and without packages, because they may not be
// installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { holdFolder } from './hold-folder.mjs';
import { verifyVariants } from './verify-variants.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const purpose = process.argv[2] ?? 'install';

refuseOldNode();
holdFolder(join(root, 'dist', '.preparing'));
install();
refuseUnfitNode();
compileKnowledge();
if (purpose === 'start') build();

function refuseOldNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) fail(`Node ${process.versions.node} is too old: please install Node 20 or newer.`);
}

/**
 * Runs `npm ci` if the lock file or the platform differs from the last installation's, and then checks the
 * packages that the lock file pins without a hash.
 */
function install() {
  const stampFile = join(root, 'node_modules', '.installed');
  const stamp = hash([
    readFileSync(join(root, 'package-lock.json')),
    Buffer.from(`${process.platform} ${process.arch}`),
  ]);
  if (readText(stampFile) === stamp) return;
  console.error('Installing packages (first start, or the lock file changed) …');
  // Without install scripts: no package here needs them, and they would run third-party code.
  const npm = process.env.npm_execpath;
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], {
        cwd: root,
        stdio: ['ignore', 2, 2],
        env: ownEnvironment(),
      })
    : spawnSync('npm', args, { cwd: root, stdio: ['ignore', 2, 2], env: ownEnvironment() });
  if (result.status !== 0) fail('Installing packages failed; see the lines above.');
  const changed = verifyVariants(root);
  if (changed.length > 0) fail(changed.join('\n'));
  writeFileSync(stampFile, stamp);
}

/** Keeps settings of the npm command that runs this script from affecting `npm ci`. */
function ownEnvironment() {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(?:command|lifecycle|package)/.test(name)),
  );
}

/**
 * The lock file pins the Node that runs everything. On a platform that has no such package, the
 * installed Node must be recent enough.
 */
function refuseUnfitNode() {
  if (existsSync(pinnedNode())) return;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return;
  fail(
    `There is no packaged Node for ${process.platform} ${process.arch}, and Node ${process.versions.node} cannot run AI Compass: please install Node 24.`,
  );
}

function pinnedNode() {
  return join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
}

/**
 * Does nothing if the folder is missing, because the container's first stage installs packages
 * before the knowledge is copied.
 */
function compileKnowledge() {
  if (!existsSync(join(root, 'knowledge'))) return;
  runWhenChanged({
    what: 'Compiling the knowledge',
    stampFile: join(root, 'dist', 'knowledge', '.built'),
    sources: [
      ...filesBeneath([
        'knowledge',
        'src/catalogue',
        'src/diagnosis/text',
        'src/shared/schemas',
        'src/shared/value/company-model',
      ]),
      'scripts/build-knowledge.ts',
      'package-lock.json',
    ],
    script: ['scripts/build-knowledge.ts'],
  });
}

function build() {
  runWhenChanged({
    what: 'Building the pages',
    stampFile: join(root, 'dist', 'web', '.built'),
    sources: [...filesBeneath(['src/web', 'src/shared']), 'vite.config.ts', 'package-lock.json'],
    script: [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'],
  });
}

/** Skips the script if the stamp shows that it already ran on the same sources. */
function runWhenChanged({ what, stampFile, sources, script }) {
  const stamp = hash(
    sources.map((file) => Buffer.concat([Buffer.from(`${file}\0`), readFileSync(join(root, file))])),
  );
  if (readText(stampFile) === stamp) return;
  console.error(`${what} …`);
  const node = existsSync(pinnedNode()) ? pinnedNode() : process.execPath;
  rmSync(stampFile, { force: true });
  const result = spawnSync(node, script, { cwd: root, stdio: ['ignore', 2, 2] });
  if (result.status !== 0) fail(`${what} failed; see the lines above.`);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

/** All files in these folders except tests, in a stable order. */
function filesBeneath(folders) {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
    )
    .sort();
}

function hash(parts) {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex');
}

function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
