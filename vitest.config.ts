import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './tests/support/slowest-first.ts';

/**
 * `unit` tests are fast and need nothing else; `system` tests need PostgreSQL, sockets, or child processes.
 * Files named `*.system.test.ts` and those in tests/faults, tests/system, and tests/golden are `system`
 * tests.
 */
export default defineConfig({
  test: {
    // A database server on a busy disk needs time to shut down.
    teardownTimeout: 120_000,
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          maxWorkers: 2,
          // Files share only their imports. Evaluating these again for each file would take four fifths of
          // the time.
          isolate: false,
          // Property tests compute a lot and must not fail on a busy machine.
          testTimeout: 120_000,
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/checklist/*.test.ts'],
          exclude: ['src/**/*.system.test.ts', 'node_modules/**'],
        },
      },
      {
        test: {
          name: 'system',
          // System tests mostly wait for servers, timers, and child processes, so more workers than cores are
          // useful.
          maxWorkers: 4,
          // Files restore what they change in the process, and use their own servers and databases.
          isolate: false,
          environment: 'node',
          include: ['src/**/*.system.test.ts', 'tests/{faults,system,golden}/**/*.test.ts'],
          globalSetup: ['tests/support/global-postgres.ts'],
          // Far longer than any test takes. It ends tests that hang, without failing slow machines.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // Tests that pass on the second try are listed at the end of the run.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
});
