// npm run bench -- <name> [options]: runs bench/<name>/run.ts.
import { existsSync, readdirSync } from 'node:fs';

interface Benchmark {
  run: (args: readonly string[]) => Promise<void>;
}

const here = new URL('./', import.meta.url);
const names = readdirSync(here).filter((name) => existsSync(new URL(`${name}/run.ts`, here)));
const [name, ...args] = process.argv.slice(2);

if (name === undefined || !names.includes(name)) {
  console.error(`Usage: npm run bench -- <name> [--json FILE]\nBenchmarks: ${names.join(', ')}`);
  process.exit(2);
}
const { run }: Benchmark = await import(new URL(`${name}/run.ts`, here).href);
await run(args);
