import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export interface TestResults {
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
  flaky: string[];
}

/** Null if the run ended before it wrote its results. */
export function readVitest(file: string): TestResults | null {
  const report = readJson(file);
  if (!report) return null;
  const failures: string[] = [];
  const flaky: string[] = [];
  for (const { name, message, assertionResults } of report.testResults) {
    if (message) failures.push(failure(name, message));
    for (const { status, fullName, failureMessages } of assertionResults) {
      if (failureMessages.length === 0) continue;
      (status === 'failed' ? failures : flaky).push(
        failure(`${name} › ${fullName}`, failureMessages.join('\n')),
      );
    }
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (report.success || report.numFailedTests > 0 ? 0 : 1),
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
    flaky,
  };
}

/** Null if the run ended before it wrote its results. */
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
      ...suites.flatMap((suite: Suite) => failuresWithStatus(suite, 'unexpected')),
    ],
    flaky: suites.flatMap((suite: Suite) => failuresWithStatus(suite, 'flaky')),
  };
}

interface Suite {
  suites?: Suite[];
  specs: {
    title: string;
    file: string;
    tests: { status: string; results: { errors: { message: string }[] }[] }[];
  }[];
}

function failuresWithStatus({ suites = [], specs }: Suite, status: 'unexpected' | 'flaky'): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ results }) => {
        const errors = results.flatMap((result) => result.errors);
        return failure(`${file} › ${title}`, errors.map(({ message }) => message).join('\n'));
      }),
  );
  return [...own, ...suites.flatMap((suite) => failuresWithStatus(suite, status))];
}

/** In characters. The test runner has already printed the errors in full. */
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
