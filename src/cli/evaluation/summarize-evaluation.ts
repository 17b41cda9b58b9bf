import { likelyShare } from '#shared/accuracy/likely-share.ts';
import type { SiteEvaluation } from './evaluate-site.ts';

/** `low` and `high` are a 95% Wilson interval. `share`, `low`, and `high` are null if nothing was counted. */
export interface Share {
  count: number;
  of: number;
  share: number | null;
  low: number | null;
  high: number | null;
}

export interface Mean {
  mean: number | null;
  min: number;
  max: number;
}

export interface EvaluationSummary {
  sites: number;
  pagesRead: number;
  workflowsShown: Mean;
  offeringsShown: Mean;
  tasksPerWorkflow: number | null;
  kindRight: Share;
  expectedMatched: { english: Share; otherLanguages: Share };
  offeringsNamed: Share;
  repeatedTaskRows: Share;
  quotesVerbatim: Share;
  tasksByBasis: Record<string, Share>;
  judged: {
    right: Share;
    wrong: Share;
    duplicate: Share;
    /** Expected workflows found under any name, only on sites where every shown workflow has a verdict. */
    expectedFound: Share;
    offeringsRight: Share;
    tasksFit: Share;
    tasksFalse: Share;
    observedTasksShown: Share;
  };
  withoutVerdict: { workflows: number; offerings: number; tasks: number };
}

export function summarizeEvaluation(evaluations: readonly SiteEvaluation[]): EvaluationSummary {
  const sum = (count: (evaluation: SiteEvaluation) => number) =>
    evaluations.reduce((total, evaluation) => total + count(evaluation), 0);
  const expected = (isEnglish: boolean) => {
    const chosen = evaluations.filter(({ site }) => site.languages.includes('en') === isEnglish);
    return shareOf(
      chosen.flatMap(({ matched }) => matched).length,
      chosen.flatMap(({ site }) => site.workflows).length,
    );
  };
  const tasks = evaluations.flatMap(({ diagnosis }) => diagnosis.workflows.flatMap((entry) => entry.tasks));
  const withTasks = sum(
    ({ diagnosis }) => diagnosis.workflows.filter((workflow) => workflow.tasks.length > 0).length,
  );
  return {
    sites: evaluations.length,
    pagesRead: sum(({ diagnosis }) => diagnosis.coverage.read),
    workflowsShown: meanOf(evaluations.map(({ shown }) => shown.length)),
    offeringsShown: meanOf(evaluations.map(({ diagnosis }) => diagnosis.offerings.length)),
    tasksPerWorkflow: withTasks === 0 ? null : round(tasks.length / withTasks),
    kindRight: shareOf(evaluations.filter(({ kindRight }) => kindRight).length, evaluations.length),
    expectedMatched: { english: expected(true), otherLanguages: expected(false) },
    offeringsNamed: shareOf(
      sum(({ offeringsMatched }) => offeringsMatched.length),
      sum(({ site }) => site.offerings.length),
    ),
    repeatedTaskRows: shareOf(
      sum(({ repeatedRows }) => repeatedRows.length),
      sum(({ taskRows }) => taskRows.length),
    ),
    quotesVerbatim: shareOf(
      sum(({ quotes }) => quotes.verbatim),
      sum(({ quotes }) => quotes.all),
    ),
    tasksByBasis: Object.fromEntries(
      ['observed', 'inferred', 'typical'].map((basis) => [
        basis,
        shareOf(tasks.filter((task) => task.basis === basis).length, tasks.length),
      ]),
    ),
    ...summarizeVerdicts(evaluations),
  };
}

function summarizeVerdicts(
  evaluations: readonly SiteEvaluation[],
): Pick<EvaluationSummary, 'judged' | 'withoutVerdict'> {
  const all = evaluations.map(({ verdicts }) => verdicts);
  const workflows = all.flatMap((verdicts) => verdicts.workflows);
  const offerings = all.flatMap((verdicts) => verdicts.offerings);
  const tasks = all.flatMap((verdicts) => verdicts.tasks);
  const judgedWorkflows = workflows.flatMap(({ verdict }) => (verdict ? [verdict.verdict] : []));
  const judgedOfferings = offerings.flatMap(({ verdict }) => (verdict ? [verdict] : []));
  const judgedTasks = tasks.flatMap(({ verdict }) => (verdict?.verdict ? [verdict.verdict] : []));
  const observed = tasks.flatMap(({ shown, verdict }) =>
    shown.basis === 'observed' && verdict && verdict.shown !== null ? [verdict.shown] : [],
  );
  const complete = evaluations.filter(
    ({ site, verdicts }) =>
      site.verdicts.workflows.length > 0 && verdicts.workflows.every(({ verdict }) => verdict !== null),
  );
  const found = complete.map(({ verdicts }) =>
    verdicts.workflows.flatMap(({ verdict }) => (verdict?.verdict === 'right' ? [verdict.covers] : [])),
  );
  return {
    judged: {
      right: partOf(judgedWorkflows, 'right'),
      wrong: partOf(judgedWorkflows, 'wrong'),
      duplicate: partOf(judgedWorkflows, 'duplicate'),
      expectedFound: shareOf(
        found.reduce((total, covered) => total + new Set(covered.filter(Boolean)).size, 0),
        complete.flatMap(({ site }) => site.workflows).length,
      ),
      offeringsRight: partOf(judgedOfferings, 'right'),
      tasksFit: partOf(judgedTasks, 'fits'),
      tasksFalse: partOf(judgedTasks, 'false'),
      observedTasksShown: partOf(observed, true),
    },
    withoutVerdict: {
      workflows: workflows.length - judgedWorkflows.length,
      offerings: offerings.length - judgedOfferings.length,
      tasks: tasks.length - judgedTasks.length,
    },
  };
}

function partOf<Value>(values: readonly Value[], wanted: Value): Share {
  return shareOf(values.filter((value) => value === wanted).length, values.length);
}

function shareOf(count: number, of: number): Share {
  if (of === 0) return { count, of, share: null, low: null, high: null };
  const { low, high } = likelyShare({ right: count, of });
  return { count, of, share: round(count / of), low: round(low), high: round(high) };
}

function meanOf(values: readonly number[]): Mean {
  if (values.length === 0) return { mean: null, min: 0, max: 0 };
  const total = values.reduce((sum, value) => sum + value, 0);
  return { mean: round(total / values.length), min: Math.min(...values), max: Math.max(...values) };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
