import { listOf } from '#shared/text/list-of.ts';
import type { NextStepId } from '../report-texts.ts';
import type { BusinessCase } from '../schemas/business-case.ts';
import type { RecommendedModule } from '../schemas/module.ts';
import type { Roadmap } from '../schemas/roadmap.ts';
import { formatPlural } from '../text/figures.ts';
import { lowerFirst } from '../text/lower-first.ts';
import type { Money } from '../text/money.ts';

interface Plan {
  modules: readonly Pick<RecommendedModule, 'name' | 'paysBack'>[];
  roadmap: Roadmap;
  businessCase: BusinessCase;
}

const maxNamed = 3;

export function findPlanItems(
  { modules, roadmap, businessCase }: Plan,
  money: Money,
): Record<NextStepId, string> {
  const steps = roadmap.phases.flatMap((phase) => phase.steps);
  const introduced = steps.filter(({ moduleId, trial }) => moduleId !== null || trial !== undefined);
  const worthwhile = modules.filter(({ paysBack }) => paysBack).map(({ name }) => name);
  const { total } = businessCase;
  const [first] = steps;
  const last = steps.at(-1);
  return {
    consultation:
      first === undefined
        ? 'Bring your workflows and the hours they take.'
        : `Beforehand: ${lowerFirst(first.title)} (${formatPlural(first.effortDays, 'day')}).`,
    modules:
      worthwhile.length === 0
        ? 'By this estimate, no module pays back in time.'
        : `${listNames(worthwhile)}${total === null ? '.' : `: ${money.price(total.costUsd)} once, ${money.about(total.savingsUsdPerMonth.likely)} saved a month.`}`,
    roadmap: roadmap.phases
      .filter(({ steps: inPhase }) => inPhase.length > 0)
      .map(({ days, steps: inPhase }) => `By day ${days}: ${listNames(inPhase.map(({ title }) => title))}.`)
      .join(' '),
    pilot:
      introduced.length === 0
        ? 'Nothing to introduce until the hours are measured.'
        : introduced
            .slice(0, 2)
            .map(({ title, effortDays }) => `${title} (${formatPlural(effortDays, 'day')})`)
            .join(', then ')
            .concat('.'),
    results: introduced[0]?.goNoGo ?? last?.goNoGo ?? 'Compare the hours with those you measured before.',
  };
}

function listNames(names: readonly string[]): string {
  const more = names.length - maxNamed;
  const shown = [...names.slice(0, maxNamed), ...(more > 0 ? [`${more} more`] : [])];
  return listOf(shown);
}
