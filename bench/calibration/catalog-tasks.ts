import type { TaskDefinition } from '#catalogue/workflow-definition.ts';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import type { WeightedText } from './text-neighbors.ts';

export interface CatalogTask {
  /** `<workflow id>/<task id>`. */
  key: string;
  definition: TaskDefinition;
  text: WeightedText;
}

export function catalogTasks(): CatalogTask[] {
  return workflows.flatMap((workflow) =>
    workflow.tasks.map((definition) => ({
      key: `${workflow.id}/${definition.id}`,
      definition,
      text: [
        [definition.name, 1],
        [definition.description, 0.7],
        [workflow.name, 0.35],
        [definition.role, 0.35],
      ],
    })),
  );
}
