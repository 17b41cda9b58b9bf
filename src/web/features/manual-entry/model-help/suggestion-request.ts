import {
  type ModelSuggestionRequest,
  modelSuggestionLimits,
  type SuggestedDescription,
  type SuggestedRating,
} from '#shared/schemas/model-suggestion.ts';
import type { DraftChange } from '../draft/change-draft.ts';
import {
  blankTask,
  type ManualEntryDraft,
  namedWorkflows,
  type TaskDraft,
} from '../draft/manual-entry-draft.ts';

export type ModelHelpKind = 'ratings' | 'descriptions';

/** `total` also counts entries beyond the limit of one request. */
export interface PlannedRequest {
  request: ModelSuggestionRequest;
  total: number;
}

export function planRequest(draft: ManualEntryDraft, kind: ModelHelpKind): PlannedRequest {
  const names = new Map(namedWorkflows(draft).map(({ key, name }) => [key, name]));
  const tasks = draft.tasks
    .filter(
      (task) => task.name.trim() !== '' && (kind === 'ratings' ? isUnrated(task) : lacksDescription(task)),
    )
    .map((task) => ({
      key: keyOf('task', task.key),
      kind: 'task' as const,
      name: task.name.trim(),
      workflow: names.get(task.workflowKey ?? -1) ?? '',
      description: task.description.trim(),
    }));
  const workflows = draft.workflows
    .filter(
      (workflow) => kind === 'descriptions' && workflow.name.trim() !== '' && lacksDescription(workflow),
    )
    .map(({ key, name }) => ({
      key: keyOf('workflow', key),
      kind: 'workflow' as const,
      name: name.trim(),
      workflow: '',
      description: '',
    }));
  const entries = [...workflows, ...tasks];
  return {
    request: {
      businessDescription: draft.businessInfo.businessDescription.trim(),
      entries: entries.slice(0, modelSuggestionLimits.entries),
    },
    total: entries.length,
  };
}

export function takeSuggestions(
  suggestions: readonly (SuggestedRating | SuggestedDescription)[],
): Extract<DraftChange, { kind: 'take-suggestions' }> {
  return {
    kind: 'take-suggestions',
    changes: suggestions.map(({ key, ...change }) => {
      const [list, number] = key.split('-');
      return { list: list === 'workflow' ? 'workflows' : 'tasks', key: Number(number), change };
    }),
  };
}

function keyOf(kind: 'task' | 'workflow', key: number): string {
  return `${kind}-${key}`;
}

/** The owner may have kept the default ratings on purpose and can then ignore the suggestion. */
function isUnrated(task: TaskDraft): boolean {
  const { serviceValue, replicabilityDifficulty, requiresJudgment } = blankTask(task.key, null);
  return (
    task.serviceValue === serviceValue &&
    task.replicabilityDifficulty === replicabilityDifficulty &&
    task.requiresJudgment === requiresJudgment
  );
}

function lacksDescription({ description }: { description: string }): boolean {
  return description.trim() === '';
}
