import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { IndustryFinding } from '../../annotate/industry/identify-industry.ts';
import { requiredFactor } from '../eligibility.ts';
import { deliverersOf } from './service-words.ts';

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
  const closeness = ({ definition: { industries }, own }: (typeof able)[number]) =>
    finding.kind !== null && industries.includes(finding.kind) ? 2 : Number(own);
  const latest = able.filter(({ end }) => end === last);
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

export function isDoneElsewhere(
  { delivers }: WorkflowDefinition,
  { industry, kind }: IndustryFinding,
): boolean {
  if (!delivers?.anywhere) return false;
  const here = [industry.detected, ...(kind === null ? [] : [kind])];
  return !delivers.notIn?.some((id) => here.includes(id));
}

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
