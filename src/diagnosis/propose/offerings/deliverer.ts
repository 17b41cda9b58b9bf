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
    if (definition.delivers?.unknown) return [];
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

/** The trade's own catch-all workflow, or else the one for the kind of service that the name tells. */
export function unknownWork(
  name: string,
  finding: IndustryFinding,
  workflows: readonly WorkflowDefinition[],
): WorkflowDefinition | null {
  const here = [finding.industry.detected, ...(finding.kind === null ? [] : [finding.kind])];
  const own = workflows.find(({ delivers, industries }) => {
    if (!delivers?.any) return false;
    const among = Array.isArray(delivers.any) ? delivers.any : industries;
    return here.some((id) => among.includes(id));
  });
  return own ?? kindOfService(name, workflows) ?? workflows.find(isAnyService) ?? null;
}

const namesKind = ({ delivers }: WorkflowDefinition) => (delivers?.named ?? delivers?.kinds) !== undefined;
const isKind = (workflow: WorkflowDefinition) => workflow.delivers?.unknown === true && namesKind(workflow);
/** Stands for any service. */
export const isAnyService = (workflow: WorkflowDefinition) =>
  workflow.delivers?.unknown === true && !namesKind(workflow);

/**
 * Some workflows stand for a kind of service, such as installation. They are used only for services that no other
 * workflow covers.
 */
export function kindOfService(
  name: string,
  workflows: readonly WorkflowDefinition[],
): WorkflowDefinition | null {
  return deliverersOf(name, kindsIn(workflows))[0]?.definition ?? null;
}

/** True for a service line and its whole, too. */
export function isSameWork(one: WorkflowDefinition, other: WorkflowDefinition): boolean {
  return one.family === other.family || one.id === other.lineOf || one.lineOf === other.id;
}

const kinds = new WeakMap<readonly WorkflowDefinition[], readonly WorkflowDefinition[]>();

function kindsIn(workflows: readonly WorkflowDefinition[]): readonly WorkflowDefinition[] {
  const known = kinds.get(workflows);
  if (known) return known;
  const found = workflows.filter(isKind);
  kinds.set(workflows, found);
  return found;
}
