import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './tests/support/slowest-first.ts';

/**
 * `unit` is pure and fast; `system` needs PostgreSQL, sockets, or child processes. Files named `*.system.test.ts` and
 * everything in tests/faults and tests/system belong to the latter.
 */
export default defineConfig({
  test: {
    // A database server on a busy disk takes a while to shut down.
    teardownTimeout: 120_000,
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          maxWorkers: 2,
          // They share nothing but their imports; evaluating these again for each file takes four fifths of the time.
          isolate: false,
          // Property tests compute a lot; a busy machine must not fail them.
          testTimeout: 120_000,
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/checklist/*.test.ts'],
          exclude: ['src/**/*.system.test.ts', 'node_modules/**'],
        },
      },
      {
        test: {
          name: 'system',
          // They wait for servers, timers, and child processes more than they compute.
          maxWorkers: 4,
          // As above: a file restores what it changes in the process, and its servers and databases are its own.
          isolate: false,
          environment: 'node',
          include: ['src/**/*.system.test.ts', 'tests/{faults,system,golden}/**/*.test.ts'],
          globalSetup: ['tests/support/global-postgres.ts'],
          // Far longer than any of them takes: it ends what hangs and fails nothing on a slow or busy machine.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // A test that passes on its second try is listed at the end of the run.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
});
