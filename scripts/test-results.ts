// What the runners' JSON files say of a run, in one form.
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export interface TestResults {
  passed: number;
  failed: number;
  skipped: number;
  /** Each failed test: where it stands and its title, then what was wrong. */
  failures: string[];
}

/** Null for a run that died before it could count. */
export function readVitest(file: string): TestResults | null {
  const report = readJson(file);
  if (!report) return null;
  const failures: string[] = [];
  for (const { name, message, assertionResults } of report.testResults) {
    if (message) failures.push(failure(name, message));
    for (const { status, fullName, failureMessages } of assertionResults) {
      if (status === 'failed') failures.push(failure(`${name} › ${fullName}`, failureMessages.join('\n')));
    }
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (report.success || report.numFailedTests > 0 ? 0 : 1),
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

/** As `readVitest`. */
export function readPlaywright(file: string): TestResults | null {
  const report = readJson(file);
  if (!report) return null;
  const { stats, suites, errors } = report;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message }: { message: string }) => failure('before any test', message)),
      ...suites.flatMap(failuresOf),
    ],
  };
}

interface Suite {
  suites?: Suite[];
  specs: {
    ok: boolean;
    title: string;
    file: string;
    tests: { results: { errors: { message: string }[] }[] }[];
  }[];
}

function failuresOf({ suites = [], specs }: Suite): string[] {
  const own = specs.filter(({ ok }) => !ok);
  return [
    ...own.map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return failure(`${file} › ${title}`, errors.map(({ message }) => message).join('\n'));
    }),
    ...suites.flatMap(failuresOf),
  ];
}

/** So much of what was wrong is repeated at the end of a run; all of it stands where the test failed. */
const longest = 1500;

function failure(where: string, message: string): string {
  return `${where}\n${stripVTControlCharacters(message).slice(0, longest)}`.replaceAll('\n', '\n    ');
}

function readJson(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
