import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { WorkflowContext } from '../decide/workflow-context.ts';
import { ownWorkflowId } from '../own-workflow-id.ts';
import { mainDelivery } from './expected-work.ts';
import { namedAfter } from './named-after.ts';
import { isSameWork, kindOfService, unknownWork } from './offerings/deliverer.ts';
import { nameStems } from './offerings/name-stems.ts';
import type { OfferingCandidate } from './offerings/offering-candidate.ts';
import { isMainOffering } from './presented-offering.ts';
import { nameInSentence } from './service-in-sentence.ts';
import { supportByOfferings } from './support-by-offerings.ts';
import type { WorkflowCandidate } from './workflow-candidate.ts';

/** Our assumptions. With a longer name, the steps would be hard to read. */
const maxServices = 4;
const maxNameLength = 40;
const minSources = 2;
/**
 * A service with this share of its words in those of a shown workflow is part of it. Tuned on readers' judgments
 * (docs/accuracy.md).
 */
const partShare = 0.5;

const mainOfferingRule = 'main-offering';

interface OwnServices {
  candidates: WorkflowCandidate[];
  /** All offerings, with the workflows that deliver them. */
  offerings: readonly OfferingCandidate[];
}

interface Shown {
  /** What the rules kept. */
  decided: readonly WorkflowCandidate[];
  /** Work that was left out because the site says too little of it, by id. */
  doubted: ReadonlyMap<string, WorkflowCandidate>;
  /** True if a second reader read the site, which names such work itself. */
  wasRead: boolean;
}

/**
 * Proposes workflows for main offerings that no shown workflow delivers and no definition covers: each has the name of
 * its offerings and the steps of that kind of service. Services of one kind share a workflow. An offering of unknown
 * kind stays an offering.
 */
export function ownServices(
  offerings: readonly OfferingCandidate[],
  { decided, doubted, wasRead }: Shown,
  context: WorkflowContext,
): OwnServices {
  // A vendor's offering is its product, and developing the product may be added later as a typical workflow.
  if (context.finding.sellsSoftware) return { candidates: [], offerings };
  const delivering = decided.filter(
    ({ definition, performedBy }) => performedBy === 'own' && definition.function === 'deliver',
  );
  const alone = delivering.length === 0 ? onlyOffering(offerings, context) : null;
  const only = alone ? [alone.candidate] : [];
  if (alone) for (const service of alone.services) mergeDoubted(doubted, service, alone.candidate.definition);
  if (wasRead) return { candidates: only, offerings };
  const shown = [...delivering, ...only].map(({ definition }) => definition);
  const ofKind = new Map<WorkflowDefinition, OfferingCandidate[]>();
  for (const [position, offering] of offerings.entries()) {
    const { deliverer, isForeign, name } = offering;
    const isKnown = deliverer && !deliverer.delivers?.any && !doubted.has(deliverer.id);
    if (!isMainOffering(offering, position) || isForeign || isKnown || name.length > maxNameLength) continue;
    const kind = isCovered(offering, shown) ? null : kindOfService(name, context.workflows);
    // The steps of one kind would be the same twice.
    if (kind && !shown.some(({ id }) => id === kind.id) && (ofKind.has(kind) || ofKind.size < maxServices))
      ofKind.set(kind, [...(ofKind.get(kind) ?? []), offering]);
  }
  const served = new Map<OfferingCandidate, WorkflowDefinition>();
  for (const [kind, services] of ofKind) {
    const definition = ownWorkflow(kind, services, context, shown);
    for (const service of services) {
      served.set(service, definition);
      mergeDoubted(doubted, service, definition);
    }
  }
  const withDeliverer = offerings.map((offering) => {
    const deliverer = served.get(offering);
    return deliverer ? { ...offering, deliverer } : offering;
  });
  const own = supportByOfferings(
    [],
    withDeliverer.filter((offering) => !offerings.includes(offering)),
  );
  return {
    candidates: [...only, ...own.map((candidate) => asMain(candidate))],
    offerings: withDeliverer,
  };
}

function mergeDoubted(
  doubted: Shown['doubted'],
  { deliverer }: OfferingCandidate,
  { id, name }: WorkflowDefinition,
): void {
  doubted.get(deliverer?.id ?? '')?.verdicts.push({
    rule: mainOfferingRule,
    outcome: 'merge',
    into: id,
    reason: `Shown as "${name}", with the steps of any such service.`,
  });
}

function asMain(candidate: WorkflowCandidate): WorkflowCandidate {
  candidate.basis = candidate.signals.some(({ direct }) => direct) ? 'observed' : 'inferred';
  candidate.verdicts.push({
    rule: mainOfferingRule,
    outcome: 'keep',
    reason: `No workflow in the catalog delivers "${candidate.signals[0]?.offering}", which the site presents as a service of its own.`,
  });
  return candidate;
}

/** The workflow for the offerings of a site that shows no other delivery work. */
function onlyOffering(
  offerings: readonly OfferingCandidate[],
  context: WorkflowContext,
): { candidate: WorkflowCandidate; services: readonly OfferingCandidate[] } | null {
  const main = offerings.find(({ isSaid, sources }) => isSaid || sources.size >= minSources);
  const known = main ? unknownWork(main.name, context.finding, context.workflows) : null;
  if (!main || !known) return null;
  const definition = known.delivers?.unknown ? afterServices(known, [main], context) : known;
  const sure = offerings.filter(({ isSaid }) => isSaid);
  const services = sure.length > 0 ? sure : [main];
  const [candidate] = supportByOfferings(
    [],
    services.map((offering) => ({ ...offering, deliverer: definition })),
  );
  return candidate ? { candidate: asMain(candidate), services } : null;
}

function isCovered({ name, deliverer }: OfferingCandidate, shown: readonly WorkflowDefinition[]): boolean {
  const stems = [...nameStems(name)];
  const last = stems.at(-1) ?? '';
  return shown.some((definition) => {
    if (deliverer && isSameWork(definition, deliverer)) return true;
    const { description, tasks } = definition;
    const ofName = nameStems(definition.name);
    const told = [ofName, ...[description, ...tasks.map((task) => task.name)].map(nameStems)];
    const shared = stems.filter((stem) => told.some((words) => words.has(stem)));
    return ofName.has(last) || shared.length >= stems.length * partShare;
  });
}

function ownWorkflow(
  kind: WorkflowDefinition,
  services: readonly OfferingCandidate[],
  context: WorkflowContext,
  shown: readonly WorkflowDefinition[],
): WorkflowDefinition {
  const main = mainDelivery(context.finding, context.workflows) ?? shown[0];
  const id = ownWorkflowId(services[0]?.name ?? kind.id);
  return {
    ...afterServices(kind, services, context),
    id,
    family: id,
    ...(main ? { staffedAs: main.staffedAs ?? main.family } : {}),
    delivers: undefined,
  };
}

const maxNamed = 2;

function afterServices(
  definition: WorkflowDefinition,
  services: readonly OfferingCandidate[],
  { site }: WorkflowContext,
): WorkflowDefinition {
  const isForeign = services.some((service) => service.isForeign);
  const names = services.slice(0, maxNamed).map(({ name }) => nameInSentence(site, name));
  return namedAfter(definition, isForeign ? null : joined(names));
}

/** "Puppy program" and "gun dog program" give "puppy and gun dog program". */
function joined([one = '', other]: readonly string[]): string {
  if (other === undefined) return one;
  const noun = one.split(' ').at(-1) ?? '';
  return `${other.endsWith(` ${noun}`) ? one.slice(0, -noun.length).trim() : one} and ${other}`;
}
