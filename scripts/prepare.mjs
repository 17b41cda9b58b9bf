// Makes the folder ready for what is asked of it: installs from the lock file when that changed, and
// builds the browser's part when its sources changed. Runs on any Node >= 20, before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const purpose = process.argv[2] ?? 'install';

refuseOldNode();
install();
refuseUnfitNode();
if (purpose === 'start') build();

function refuseOldNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) fail(`Node ${process.versions.node} is too old: please install Node 20 or newer.`);
}

/** `npm ci` when the lock file or the platform is not the one that was installed last. */
function install() {
  const stampFile = join(root, 'node_modules', '.installed');
  const stamp = hash([
    readFileSync(join(root, 'package-lock.json')),
    Buffer.from(`${process.platform} ${process.arch}`),
  ]);
  if (readText(stampFile) === stamp) return;
  console.error('Installing packages (first start, or the lock file changed) …');
  // Install scripts are not needed by any package here, and not running them keeps strangers' code out.
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
  writeFileSync(stampFile, stamp);
}

/** npm's own settings of the outer run must not leak into the inner one. */
function ownEnvironment() {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(?:command|lifecycle|package)/.test(name)),
  );
}

/** The pinned Node of the lock file runs everything; where a platform has none, the machine's own must be able to. */
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

function build() {
  const stampFile = join(root, 'dist', 'web', '.built');
  const stamp = hash(
    sourcesOfTheBrowser().map((file) =>
      Buffer.concat([Buffer.from(`${file}\0`), readFileSync(join(root, file))]),
    ),
  );
  if (readText(stampFile) === stamp) return;
  console.error('Building the pages …');
  const node = existsSync(pinnedNode()) ? pinnedNode() : process.execPath;
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  rmSync(stampFile, { force: true });
  const result = spawnSync(node, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (result.status !== 0) fail('Building the pages failed; see the lines above.');
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

/** Files that the built pages follow from, in a stable order. */
function sourcesOfTheBrowser() {
  const folders = ['src/web', 'src/shared'];
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
  );
  return [...files.sort(), 'vite.config.ts', 'package-lock.json'].filter((file) =>
    existsSync(join(root, file)),
  );
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
