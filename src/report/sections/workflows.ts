import { clipName, clipSentence } from '#report/clip-text.ts';
import { basisLabels } from '#report/labels.ts';
import type { ReportInput } from '#report/report-input.ts';
import type { Workflow } from '#shared/schemas/workflow.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { describeWorkflowHours } from '#shared/text/describe-hours.ts';
import { formatCount, formatPlural } from '#shared/text/figures.ts';
import { countFindings } from './counts.ts';

export function describeWorkflows(input: ReportInput) {
  const { workflows } = input;
  const { workflows: all, ownWorkflows: own } = countFindings(input);
  return {
    lead:
      own === all
        ? `${formatPlural(all, 'workflow')}, each with the hours it takes.`
        : `${formatPlural(all, 'workflow')}: ${own} of your own, ${all - own} that your product does for customers.`,
    rows: workflows.filter((workflow) => workflow.performedBy === 'own').map(toRow),
    productWork: workflows
      .filter((workflow) => workflow.performedBy === 'product')
      .map((workflow) => ({
        name: clipName(workflow.name, 'Unknown Workflow'),
        description: clipSentence(workflow.description ?? ''),
      })),
  };
}

function toRow(workflow: Workflow) {
  return {
    name: clipName(workflow.name, 'Unknown Workflow'),
    department: clipName(workflow.department, 'N/A'),
    type: capitalize(clipName(workflow.typedType ?? '', workflow.type)),
    tasks: formatCount(workflow.taskCount),
    noJudgement: `${Math.round(workflow.noJudgementPercentage)}%`,
    framework: workflow.framework,
    basis: [basisLabels[workflow.basis], describeWorkflowHours(workflow) ?? []].flat().join(' · '),
  };
}
