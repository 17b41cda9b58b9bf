import { spawn } from 'node:child_process';

/** Cached by content, because the files of a fresh checkout have new modification times. */
const spellingCache = ['--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/cspell'];

const checks: [name: string, command: string, args: string[]][] = [
  ['format and lint', 'biome', ['check', '--error-on-warnings', '--no-errors-on-unmatched', '.']],
  ['types (Node)', 'tsc', ['-p', 'tsconfig.json']],
  ['types (shared)', 'tsc', ['-p', 'src/shared/tsconfig.json']],
  ['types (browser)', 'tsc', ['-p', 'src/web/tsconfig.json']],
  ['types (end to end)', 'tsc', ['-p', 'tests/e2e/tsconfig.json']],
  ['import boundaries', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'src', '--output-type', 'err']],
  ['knowledge', 'node', ['scripts/knowledge-schemas.ts', '--check']],
  ['no trade in the code', 'node', ['scripts/check-knowledge-ids.ts']],
  ['lock file', process.execPath, ['scripts/check-lock.ts']],
  ['gold', 'node', ['scripts/check-gold.ts']],
  ['function length, cycles', process.execPath, ['scripts/count-code.ts']],
  ['dead code', 'knip', ['--no-progress']],
  ['glossary', process.execPath, ['scripts/check-glossary.ts']],
  ['spelling', 'cspell', ['lint', '--no-progress', '--no-summary', '--cache', ...spellingCache]],
];

const started = Date.now();
let failed = 0;
// Two at a time, because small machines have two cores.
const queue = [...checks];
await Promise.all([worker(), worker()]);
console.log(
  `checks: ${checks.length - failed} passed, ${failed} failed, ${((Date.now() - started) / 1000).toFixed(1)} s`,
);
process.exit(failed === 0 ? 0 : 1);

async function worker() {
  for (let check = queue.shift(); check; check = queue.shift()) {
    const [name, command, args] = check;
    const { code, output } = await run(command, args);
    if (code === 0) console.log(`ok      ${name}`);
    else {
      failed += 1;
      console.log(`FAILED  ${name}\n${output}`);
    }
  }
}

function run(command: string, args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
    });
    child.stderr.on('data', (data) => {
      output += data;
    });
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
