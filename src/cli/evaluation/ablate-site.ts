import { offeringRules } from '#diagnosis/decide/offering-rules.ts';
import { taskRules } from '#diagnosis/decide/task-rules.ts';
import { workflowRules } from '#diagnosis/decide/workflow-rules.ts';
import type { Identification } from '#diagnosis/identify.ts';
import { identifySite } from '#diagnosis/identify-site.ts';
import type { SiteFacts } from '#diagnosis/site-facts/site-facts.ts';
import { isSameShownName, verdictFits } from './apply-verdicts.ts';
import { choiceOf } from './diagnose-gold-site.ts';
import { matchWorkflows } from './evaluate-site.ts';
import type { GoldSite } from './gold.ts';
import { matchOfferings } from './match-offerings.ts';
import { repeatedRows } from './repeated-tasks.ts';

export const ablatableRules: readonly { name: string; of: 'workflow' | 'offering' | 'task' }[] = [
  ...offeringRules.map(({ name }) => ({ name, of: 'offering' as const })),
  ...workflowRules.map(({ name }) => ({ name, of: 'workflow' as const })),
  ...taskRules.map(({ name }) => ({ name, of: 'task' as const })),
];

export interface SiteCounts {
  workflows: number;
  offerings: number;
  tasks: number;
  repeatedTasks: number;
  expectedMatched: number;
  offeringsNamed: number;
  workflowsRight: number;
  workflowsWrong: number;
  offeringsRight: number;
  offeringsWrong: number;
}

export interface RuleChange {
  rule: string;
  changed: boolean;
  /** Counts without the rule minus counts with it. */
  change: SiteCounts;
}

export function ablateSite(site: GoldSite, facts: SiteFacts): { base: SiteCounts; rules: RuleChange[] } {
  const found = identifyWithout(site, facts);
  const base = countSite(site, found);
  const before = shownOf(found);
  const rules = ablatableRules.map(({ name }): RuleChange => {
    const without = identifyWithout(site, facts, name);
    return {
      rule: name,
      changed: shownOf(without) !== before,
      change: combine(countSite(site, without), base, (after, standing) => after - standing),
    };
  });
  return { base, rules };
}

export function combine(
  one: SiteCounts,
  other: SiteCounts,
  how: (one: number, other: number) => number,
): SiteCounts {
  const keys = Object.keys(one) as (keyof SiteCounts)[];
  return Object.fromEntries(keys.map((key) => [key, how(one[key], other[key])])) as unknown as SiteCounts;
}

function identifyWithout(site: Pick<GoldSite, 'size'>, facts: SiteFacts, rule?: string): Identification {
  const disabled = new Set(rule === undefined ? [] : [rule]);
  return identifySite(choiceOf(site), facts, disabled);
}

function countSite(site: GoldSite, { workflows, offerings }: Identification): SiteCounts {
  const shown = workflows.filter(({ basis }) => basis !== 'typical');
  const names = offerings.map(({ name }) => name);
  const rows = shown.flatMap(({ name: workflow, tasks }) =>
    tasks.map(({ definition: { name, step } }) => ({ workflow, name, step: step ?? null })),
  );
  const judged = shown.flatMap(
    ({ definition, name }) =>
      site.verdicts.workflows.find((verdict) => verdictFits(verdict, definition.id, name))?.verdict ?? [],
  );
  const judgedOfferings = names.flatMap(
    (name) => site.verdicts.offerings.find((verdict) => isSameShownName(verdict.name, name))?.verdict ?? [],
  );
  const right = judged.filter((verdict) => verdict === 'right').length;
  const offeringsRight = judgedOfferings.filter((verdict) => verdict === 'right').length;
  return {
    workflows: shown.length,
    offerings: names.length,
    tasks: rows.length,
    repeatedTasks: repeatedRows(rows).length,
    expectedMatched: matchWorkflows(site, shown).length,
    offeringsNamed: matchOfferings(site.offerings, names).length,
    workflowsRight: right,
    workflowsWrong: judged.length - right,
    offeringsRight,
    offeringsWrong: judgedOfferings.length - offeringsRight,
  };
}

function shownOf({ workflows, offerings }: Identification): string {
  return JSON.stringify([
    workflows.map(({ definition, name, basis, performedBy, evidence, tasks }) => [
      [definition.id, name, basis, performedBy, evidence],
      tasks.map((task) => [task.definition.name, task.basis, task.evidence]),
    ]),
    offerings,
  ]);
}
