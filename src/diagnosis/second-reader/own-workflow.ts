import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import { ownWorkflowId } from '../own-workflow-id.ts';
import type { ReadWorkflow } from './model-reading.ts';
import { stepsOf, wholeTask, withHours } from './steps-as-read.ts';

/** With fewer steps, a definition keeps its own tasks. */
const minTasks = 3;
/** With fewer steps, work that no definition covers is added as a step itself. */
const minOwnTasks = 2;

/**
 * `known` is the definition of the same work. Without one, the workflow is based on `general`, and
 * delivery is staffed like the organization's `main` delivery. Null if `known` and `general` are
 * null.
 */
export function workflowAsRead(
  [proposal, ...parts]: readonly [ReadWorkflow, ...ReadWorkflow[]],
  {
    known,
    general,
    main,
    workflows,
  }: {
    known: WorkflowDefinition | null;
    general: WorkflowDefinition | null;
    main: WorkflowDefinition | null;
    workflows: readonly WorkflowDefinition[];
  },
): WorkflowDefinition | null {
  const base = known ?? general;
  if (!base) return null;
  const steps = stepsOf(proposal, parts, { base, workflows });
  if (known && steps.length < minTasks) return known;
  const missing = steps.length < minOwnTasks ? [wholeTask(base, proposal.englishName)] : [];
  const tasks = [...steps, ...missing];
  // The definition's name covers all variants; the proposal's may cover only one.
  const covering = parts.length > 0 ? known : null;
  const described = {
    name: covering?.name ?? proposal.englishName,
    description:
      covering?.description ??
      proposal.description ??
      known?.description ??
      `Shown on the website: "${proposal.quote}"`,
    naming: undefined,
    tasks: withHours(tasks, base, timesOf([proposal, ...parts])),
  };
  if (known) return { ...known, ...described, function: proposal.function };
  const id = ownWorkflowId(proposal.englishName);
  return {
    ...base,
    ...described,
    id,
    family: id,
    ...(main && proposal.function === 'deliver' ? { staffedAs: main.staffedAs ?? main.family } : {}),
    function: proposal.function,
    industries: 'every',
    coreOf: [],
    narrows: [],
    signals: {},
    delivers: undefined,
    counterSignals: [],
  };
}

function timesOf(proposals: readonly ReadWorkflow[]): Map<string, number | null> {
  const steps = proposals.flatMap(({ tasks, usualSteps }) => [...tasks, ...usualSteps]);
  return new Map(steps.map(({ name, time }) => [name, time]));
}
