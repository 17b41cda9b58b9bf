import { clipName, clipSentence } from '#report/clip-text.ts';
import type { ReportInput } from '#report/report-input.ts';
import { groupByReason } from '#shared/recommendations/group-by-reason.ts';
import { matrixFields, matrixFieldTexts, placeInMatrix } from '#shared/recommendations/place-in-matrix.ts';
import { formatHours, formatPlural } from '#shared/text/figures.ts';

export function describeRoadmap({ roadmap, tasks, modules }: ReportInput) {
  if (tasks.length === 0) return null;
  const placed = placeInMatrix(modules);
  return {
    matrix: matrixFields.every((field) => placed[field].length === 0)
      ? null
      : matrixFields.map((field) => ({
          ...matrixFieldTexts[field],
          modules: placed[field].map((module) => clipName(module.name, 'Unnamed module')),
        })),
    phases: roadmap.phases.map((phase) => ({
      title: `By day ${phase.days}`,
      steps: phase.steps.map((step) => ({
        title: clipSentence(step.title),
        why: clipSentence(step.why),
        effort: formatPlural(step.effortDays, 'day'),
        goNoGo: clipSentence(step.goNoGo),
      })),
    })),
    leaveWithPeople: groupByReason(roadmap.leaveWithPeople).map(({ reason, tasks: members }) => ({
      reason: clipSentence(reason),
      tasks: members.map((task) => ({
        name: clipName(task.name, 'Unnamed task'),
        workflow: describeWorkflows(task.workflows),
        hours: `${formatHours(task.hoursPerWeek)}\u00A0h`,
      })),
    })),
  };
}

function describeWorkflows([first = '', ...others]: string[]): string {
  const name = clipName(first, 'Unknown Workflow');
  return others.length === 0 ? name : `${name} and ${formatPlural(others.length, 'other workflow')}`;
}
