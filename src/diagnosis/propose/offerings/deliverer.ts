import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { IndustryFinding } from '../../annotate/industry/identify-industry.ts';
import { requiredFactor } from '../eligibility.ts';
import { deliverersOf } from './service-words.ts';

/**
 * The workflow that delivers a service of this name. Of the matches nearest the end of the name, prefers
 * service lines, then workflows of the organization's own trade or company type, then special cases. Null if
 * nothing matches.
 */
export function delivererOf(
  name: string,
  finding: IndustryFinding,
  workflows: readonly WorkflowDefinition[],
): WorkflowDefinition | null {
  const named = [...deliverersOf(name, finding.serviceLines), ...deliverersOf(name, workflows)];
  const able = named.flatMap(({ definition, end }) => {
    const own = requiredFactor(definition, finding) !== null && definition.industries !== 'every';
    return own || isDoneElsewhere(definition, finding) ? [{ definition, own, end }] : [];
  });
  const last = Math.max(...able.map(({ end }) => end));
  // A workflow of this exact trade is a better match than one of the whole company type.
  const closeness = ({ definition: { industries }, own }: (typeof able)[number]) =>
    finding.kind !== null && industries.includes(finding.kind) ? 2 : Number(own);
  const latest = able.filter(({ end }) => end === last);
  // Of two matches, prefers the special case to the general workflow.
  const isSpecial = ({ definition }: (typeof able)[number]) =>
    latest.some((other) => definition.narrows?.includes(other.definition.id));
  const isLine = ({ definition }: (typeof able)[number]) => definition.lineOf !== undefined;
  const [best] = latest.sort(
    (a, b) =>
      Number(isLine(b)) - Number(isLine(a)) ||
      closeness(b) - closeness(a) ||
      Number(isSpecial(b)) - Number(isSpecial(a)),
  );
  return best?.definition ?? null;
}

/** True if organizations of any trade may offer this work and the workflow doesn't exclude this trade. */
export function isDoneElsewhere(
  { delivers }: WorkflowDefinition,
  { industry, kind }: IndustryFinding,
): boolean {
  if (!delivers?.anywhere) return false;
  const here = [industry.detected, ...(kind === null ? [] : [kind])];
  return !delivers.notIn?.some((id) => here.includes(id));
}

/**
 * The workflow for a service whose name matches no workflow: the general delivery of the organization's
 * industry, or else the generic one. Null if the catalog has neither.
 */
export function unknownWork(
  finding: IndustryFinding,
  workflows: readonly WorkflowDefinition[],
): WorkflowDefinition | null {
  const here = [finding.industry.detected, ...(finding.kind === null ? [] : [finding.kind])];
  const own = workflows.find(({ delivers, industries }) => {
    if (!delivers?.any) return false;
    const among = Array.isArray(delivers.any) ? delivers.any : industries;
    return here.some((id) => among.includes(id));
  });
  return own ?? workflows.find(({ delivers }) => delivers?.unknown) ?? null;
}
