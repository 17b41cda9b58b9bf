import type { Change, TaskComparison, WorkflowComparison } from '#shared/schemas/comparison.ts';
import type { Framework } from '#shared/schemas/framework.ts';
import { teamHoursOf } from '#shared/text/describe-hours.ts';
import type { Findings } from './derive-findings.ts';

/** `keys` are the workflows' definition ids (or names, if they have none), in the same order. */
export interface ComparedFindings {
  findings: Pick<Findings, 'workflows' | 'tasks' | 'value'>;
  keys: readonly string[];
}

interface Task {
  framework: Framework;
  hoursPerWeek: number;
}

interface Workflow {
  name: string;
  shown: { tasks: number; hoursPerWeek: number; savingsUsdPerMonth: number };
  tasks: Map<string, Task>;
}

/**
 * Hours that differ by at most this share count as equal, because the estimates aren't more precise. Our
 * assumption.
 */
const sameHoursWithin = 0.05;

/** Matches workflows by definition and tasks by name. */
export function compareFindings(before: ComparedFindings, after: ComparedFindings): WorkflowComparison[] {
  const [then, now] = [read(before), read(after)];
  const compared = [...new Set([...now.keys(), ...then.keys()])].map((key) =>
    compareWorkflow(then.get(key), now.get(key)),
  );
  return compared.toSorted((a, b) => order.indexOf(a.change) - order.indexOf(b.change));
}

const order: readonly Change[] = ['new', 'gone', 'changed', 'same'];

function read({ findings, keys }: ComparedFindings): Map<string, Workflow> {
  const lines = new Map(findings.value.simple.lines.map((line) => [line.taskId, line]));
  return new Map(
    findings.workflows.map((workflow, index) => {
      const own = findings.tasks.filter((task) => task.workflow === workflow.name);
      const savings = own.map(({ id }) => lines.get(id)?.savingsUsdPerMonth.likely ?? 0);
      return [
        keys[index] ?? workflow.name,
        {
          name: workflow.name,
          shown: {
            tasks: own.length,
            hoursPerWeek: teamHoursOf(workflow),
            savingsUsdPerMonth: savings.reduce((sum, one) => sum + one, 0),
          },
          tasks: new Map(
            own.map(({ id, name, framework }) => [
              name,
              { framework, hoursPerWeek: lines.get(id)?.hoursPerWeek ?? 0 },
            ]),
          ),
        },
      ];
    }),
  );
}

function compareWorkflow(before: Workflow | undefined, after: Workflow | undefined): WorkflowComparison {
  const names = new Set([...(after?.tasks.keys() ?? []), ...(before?.tasks.keys() ?? [])]);
  const tasks =
    before && after
      ? [...names]
          .map((name) => compareTask(name, before.tasks.get(name), after.tasks.get(name)))
          .filter(({ change }) => change !== 'same')
      : [];
  const differs =
    tasks.length > 0 || !areSameHours(before?.shown.hoursPerWeek ?? 0, after?.shown.hoursPerWeek ?? 0);
  return {
    name: (after ?? before)?.name ?? '',
    change: changeOf(before, after, differs),
    before: before?.shown ?? null,
    after: after?.shown ?? null,
    tasks,
  };
}

function compareTask(name: string, before: Task | undefined, after: Task | undefined): TaskComparison {
  const differs =
    before?.framework !== after?.framework ||
    !areSameHours(before?.hoursPerWeek ?? 0, after?.hoursPerWeek ?? 0);
  return {
    name,
    change: changeOf(before, after, differs),
    before: before ?? null,
    after: after ?? null,
  };
}

function changeOf(before: unknown, after: unknown, differs: boolean): Change {
  if (before === undefined) return 'new';
  if (after === undefined) return 'gone';
  return differs ? 'changed' : 'same';
}

function areSameHours(before: number, after: number): boolean {
  return Math.abs(before - after) <= Math.max(before, after) * sameHoursWithin;
}
