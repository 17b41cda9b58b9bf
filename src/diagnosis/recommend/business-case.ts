import type { BusinessCase, BusinessCaseFigures } from '#shared/schemas/business-case.ts';
import type { RecommendedModule } from '#shared/schemas/module.ts';
import { type Range, rangePoints } from '#shared/schemas/numbers.ts';
import type { ModuleDefinition } from '#shared/schemas/profile.ts';
import type { Task } from '#shared/schemas/task.ts';
import type { ValueSummary } from '#shared/schemas/value.ts';
import { sumFigures, type TaskFigure } from '#shared/value/task-figures.ts';
import { partsOf } from './claim-value.ts';
import { orderForIntroduction } from './introduction-order.ts';
import { paybackOf } from './payback.ts';

const months = 12;

export interface BusinessCaseInput {
  tasks: readonly Task[];
  modules: readonly RecommendedModule[];
  definitions: readonly Pick<ModuleDefinition, 'id' | 'capabilities'>[];
  figures: ReadonlyMap<number, TaskFigure>;
  value: Pick<ValueSummary, 'monthlyTotal' | 'hourlyRate'>;
}

export function buildBusinessCase(input: BusinessCaseInput): BusinessCase {
  const { modules, definitions, figures, value } = input;
  const tasks = new Map(input.tasks.map((task) => [task.id, task]));
  const capabilities = new Map(definitions.map((definition) => [definition.id, definition.capabilities]));
  const recommended = modules.filter(({ paysBack }) => paysBack);
  const parts = recommended.flatMap((module) =>
    partsOf(
      capabilities.get(module.id) ?? [],
      module.tasks.flatMap(({ id }) => tasks.get(id) ?? []),
      figures,
    ),
  );
  const cost = recommended.reduce((sum, { price }) => sum + price, 0);
  const prerequisites = orderForIntroduction(modules).filter(({ paysBack }) => !paysBack);
  return {
    modules: recommended.map(({ id, name, price, claimed }) => ({
      moduleId: id,
      name,
      ...decisionOf(price, claimed.savingsUsdPerMonth),
    })),
    total: recommended.length > 0 ? decisionOf(cost, sumFigures(parts, 'savingsUsdPerMonth')) : null,
    prerequisites: prerequisites.map(({ id, name, price }) => ({ moduleId: id, name, costUsd: price })),
    leftOut: modules.length - recommended.length - prerequisites.length,
    allTasksUsdPerMonth: value.monthlyTotal,
    rateUsdPerHour: value.hourlyRate,
  };
}

function decisionOf(costUsd: number, savingsUsdPerMonth: Range): BusinessCaseFigures {
  const net = { low: 0, likely: 0, high: 0 };
  for (const point of rangePoints) net[point] = savingsUsdPerMonth[point] * months - costUsd;
  return {
    costUsd,
    savingsUsdPerMonth,
    netUsdAfter12Months: net,
    breakEvenMonths: paybackOf(costUsd, savingsUsdPerMonth),
  };
}
