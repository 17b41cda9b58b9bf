// Runs the tests: unit and system with Vitest, end to end with Playwright in a real Chromium. The
// last line is the total, `N passed, N failed`.
//   npm test: everything
//   npm test -- unit: one part (unit, system, or e2e)
//   npm test -- system storage: one part, limited to files whose path contains one of the words
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readPlaywright, readVitest } from './test-results.ts';

const parts = ['unit', 'system', 'e2e'];
const [first, ...rest] = process.argv.slice(2);
const chosen = first && parts.includes(first) ? [first] : parts;
const words = first && parts.includes(first) ? rest : process.argv.slice(2);

/** Each run has its own folder, because several may run at the same time. */
const results = join('test-results', `summary-${process.pid}`);
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const quiet: Record<string, string> = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

const total = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];
const flaky: string[] = [];
for (const part of chosen) await runPart(part);
rmSync(results, { recursive: true, force: true });
for (const test of flaky) console.log(`failed, then passed: ${test}\n`);
for (const failure of failures) console.log(`failed: ${failure}\n`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

async function runPart(part: string): Promise<void> {
  const started = Date.now();
  const file = join(results, `${part}.json`);
  const code = part === 'e2e' ? await runPlaywright(file) : await runVitest(part, file);
  const counts = part === 'e2e' ? readPlaywright(file) : readVitest(file);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  if (!counts) total.failed += 1;
  else {
    if (code !== 0 && counts.failed === 0) counts.failed = 1;
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
    failures.push(...counts.failures);
    flaky.push(...counts.flaky);
  }
  console.log(
    `${part}: ${counts ? `${counts.passed} passed, ${counts.failed} failed` : 'did not finish'} in ${seconds} s\n`,
  );
}

function runVitest(project: string, file: string) {
  return run('vitest', [
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...words,
  ]);
}

function runPlaywright(file: string) {
  return run(
    'playwright',
    ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=line,json', ...words],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(file) },
  );
}

function run(command: string, args: string[], environment: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...quiet, ...environment },
    });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
