import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { CompanyTypeChoice, OptionalCompanySize } from '#shared/schemas/company.ts';
import type { Industry } from '#shared/schemas/industry.ts';
import { denials } from './annotate/denials.ts';
import { detectIndustry } from './annotate/industry/detect-industry.ts';
import type { IndustryFinding } from './annotate/industry/identify-industry.ts';
import { organizationTraits } from './annotate/organization-traits.ts';
import { serviceLineIndex, signalIndexes } from './annotate/signal-index.ts';
import type { Knowledge } from './annotate/signal-owner.ts';
import { readFurther, readSite, type SiteReading } from './annotate/site-reading.ts';
import { attachOfferings } from './compose/attach-offerings.ts';
import { claimOf } from './compose/claim.ts';
import { distinctNames } from './compose/distinct-names.ts';
import { distinctQuotes } from './compose/distinct-quotes.ts';
import type { IdentifiedOffering, IdentifiedWorkflow } from './compose/identified-workflow.ts';
import { orderWorkflows } from './compose/order-workflows.ts';
import { withTasksOfWhole } from './compose/tasks-of-whole.ts';
import { typicalWorkflow } from './compose/typical-workflow.ts';
import { minTypicalTasks, typicalWorkflows } from './compose/typical-workflows.ts';
import { verifyQuotes } from './compose/verify-quotes.ts';
import { decide } from './decide/decide.ts';
import { offeringRules } from './decide/offering-rules.ts';
import { taskRules } from './decide/task-rules.ts';
import { unsureRule } from './decide/unsure-rule.ts';
import type { WorkflowContext } from './decide/workflow-context.ts';
import { workflowRules } from './decide/workflow-rules.ts';
import { isOwnWorkflow } from './own-workflow-id.ts';
import { isCore } from './propose/eligibility.ts';
import { deliveryWeight, mainDelivery } from './propose/expected-work.ts';
import { isMainWork } from './propose/main-work.ts';
import { nameStems } from './propose/offerings/name-stems.ts';
import type { OfferingCandidate } from './propose/offerings/offering-candidate.ts';
import { proposeOfferings } from './propose/offerings/propose-offerings.ts';
import { ownServices } from './propose/own-services.ts';
import { proposeWorkflows } from './propose/propose-workflows.ts';
import { strengthOf } from './propose/strength.ts';
import { supportByLineOfBusiness } from './propose/support-by-line-of-business.ts';
import { supportByOfferings } from './propose/support-by-offerings.ts';
import { supportByParts } from './propose/support-by-parts.ts';
import { proposeTasks, typicalTasks } from './propose/task-candidate.ts';
import type { WorkflowCandidate } from './propose/workflow-candidate.ts';
import type { PageFacts } from './read/page-facts.ts';
import { hasUnderstood, type ModelReading } from './second-reader/model-reading.ts';
import { withOfferingsOfReading } from './second-reader/offerings-from-reading.ts';
import { proposeFromReading } from './second-reader/propose-from-reading.ts';
import { deliveryByReading, timeByReading, trialsByReading } from './second-reader/read-order.ts';
import { organizationFromReading, type TradeVerdict } from './second-reader/trade-from-reading.ts';
import { type Trace, traceOffering, traceTask, traceWorkflow } from './trace/trace.ts';

export interface Identification {
  industry: Industry;
  workflows: IdentifiedWorkflow[];
  offerings: IdentifiedOffering[];
  /** True if a second reader says which delivery work is more important. */
  isDeliveryOrdered: boolean;
  trace: Trace;
}

export interface IdentifyOptions {
  size?: OptionalCompanySize;
  specialty?: string | undefined;
  disabled?: ReadonlySet<string>;
  reading?: ModelReading | null;
  onlyReading?: boolean;
}

/** Pages that were set aside must not be included. */
export function identify(
  pages: readonly PageFacts[],
  chosen: CompanyTypeChoice,
  knowledge: Knowledge,
  {
    size = '',
    specialty = '',
    disabled = new Set(),
    reading = null,
    onlyReading = false,
  }: IdentifyOptions = {},
): Identification {
  const indexes = signalIndexes(knowledge);
  const site = readSite(pages, indexes);
  const { finding, verdict } = findOrganization(site, { chosen, specialty, reading }, knowledge);
  const definitions = [...knowledge.workflows, ...finding.serviceLines];
  if (finding.serviceLines.length > 0) readFurther(site, serviceLineIndex(finding.serviceLines), indexes);
  const context = { site, finding, workflows: definitions };

  const work = findWork(context, knowledge, { disabled, reading, onlyReading });
  const { kept, offerings } = work;

  const traits = organizationTraits(
    site,
    finding,
    knowledge.industries,
    kept.map(({ definition }) => definition),
    size,
  );
  const isDeliveryOrdered = kept.some((candidate) => deliveryByReading(candidate, kept) !== null);
  const found = orderWorkflows(
    kept.map((candidate) => composeWorkflow(context, candidate, kept)),
    ({ definition }) => !isDeliveryOrdered && isMainWork(definition, finding),
  );
  const proposedTasks = found.flatMap(({ definition, evidence, performedBy }) => {
    const candidate = performedBy === 'own' ? kept.find(({ id }) => id === definition.id) : undefined;
    return candidate ? proposeTasks(site, candidate, evidence) : [];
  });
  // A model that understood the site has named its work, so the rest would only be a guess.
  const unmentioned =
    onlyReading || (reading && hasUnderstood(reading))
      ? []
      : typicalWorkflows(site, finding, found, definitions, suggestedFamilies(work));
  const candidates = [...proposedTasks, ...unmentioned.flatMap(typicalTasks)];
  const tasks = decide(candidates, taskRules, { traits, finding }, disabled);
  const withTasks = (workflow: IdentifiedWorkflow): IdentifiedWorkflow => ({
    ...workflow,
    tasks: tasks
      .filter((task) => task.workflow.id === workflow.definition.id)
      .map(({ definition, basis, evidence }) => ({ definition, basis, evidence })),
  });
  // With fewer steps, a service without a definition stays an offering.
  const toShow = found
    .map(withTasks)
    .filter(
      ({ definition, tasks: own }) => !work.isPlain.has(definition.id) || own.length >= minTypicalTasks,
    );
  const verified = distinctQuotes(verifyQuotes(toShow, pages));
  const typical = unmentioned
    .map((definition) => withTasks(typicalWorkflow(definition, importanceOf(definition, context))))
    .filter((workflow) => workflow.tasks.length >= minTypicalTasks);
  const shown = [...verified, ...typical];
  return {
    industry: finding.industry,
    workflows: distinctNames(shown),
    isDeliveryOrdered,
    offerings: attachOfferings(
      offerings,
      kept.filter(({ id }) => toShow.some(({ definition }) => definition.id === id)),
      mainDelivery(finding, definitions),
    ),
    trace: traceOf({ finding, verdict }, work.proposed.offerings, work.proposed.workflows, candidates),
  };
}

interface Work {
  /** Before any rule decided. */
  proposed: { offerings: readonly OfferingCandidate[]; workflows: readonly WorkflowCandidate[] };
  offerings: readonly OfferingCandidate[];
  kept: readonly WorkflowCandidate[];
  /** Ids of work that no definition covers. */
  isPlain: ReadonlySet<string>;
}

function findWork(
  context: WorkflowContext,
  knowledge: Knowledge,
  { disabled, reading, onlyReading }: Required<Pick<IdentifyOptions, 'disabled' | 'reading' | 'onlyReading'>>,
): Work {
  const { site, finding, workflows } = context;
  const own = onlyReading ? [] : proposeOfferings(site, finding, knowledge.workflows);
  const proposedOfferings = reading ? withOfferingsOfReading(site, reading, context, own) : own;
  const denied = denials(site).map(nameStems);
  const offered = decide(
    proposedOfferings,
    offeringRules,
    { site, denials: denied, refused: new Set(reading?.refusedOfferings) },
    disabled,
  );

  const named = onlyReading ? [] : proposeWorkflows(site, workflows, signalIndexes(knowledge));
  // A second reader names the main work itself.
  const ofLine = reading ? named : supportByLineOfBusiness(named, site, finding, workflows);
  const supported = supportByParts(
    supportByOfferings(ofLine, offered, mainDelivery(finding, workflows)),
    finding,
    workflows,
  );
  const proposed = reading ? proposeFromReading(site, supported, reading, context) : supported;
  const decided = withTasksOfWhole(decide(proposed, workflowRules, context, disabled), finding);
  const { candidates: ownWork, offerings } = ownServices(
    offered,
    { decided, doubted: doubted(proposed), wasRead: reading !== null },
    { ...context, workflows: knowledge.workflows },
  );
  const kept = [...decided, ...ownWork];
  return {
    proposed: {
      offerings: proposedOfferings,
      workflows: [...proposed, ...kept.filter((entry) => !proposed.includes(entry))],
    },
    offerings,
    kept,
    isPlain: new Set(ownWork.flatMap(({ id }) => (isOwnWorkflow(id) ? [id] : []))),
  };
}

function suggestedFamilies({ proposed }: Work): Set<string> {
  return new Set(
    proposed.workflows
      .filter(({ verdicts }) => verdicts.at(-1)?.rule === unsureRule.name)
      .map(({ definition }) => definition.family),
  );
}

/** Rules that leave work out because the site says too little of it, not because it says something else. */
const rulesOfDoubt: ReadonlySet<string> = new Set([
  'borrowed-name',
  'too-weak',
  'poorly-supported',
  unsureRule.name,
]);

function doubted(candidates: readonly WorkflowCandidate[]): Map<string, WorkflowCandidate> {
  return new Map(
    candidates
      .filter(({ verdicts }) => rulesOfDoubt.has(verdicts.at(-1)?.rule ?? ''))
      .map((candidate) => [candidate.id, candidate]),
  );
}

/** A second reader can't override a line of business that the visitor chose. */
function findOrganization(
  site: SiteReading,
  {
    chosen,
    specialty,
    reading,
  }: { chosen: CompanyTypeChoice; specialty: string; reading: ModelReading | null },
  knowledge: Knowledge,
): { finding: IndustryFinding; verdict: TradeVerdict | null } {
  const built = detectIndustry(site, chosen, knowledge, specialty);
  const isChosen = specialty !== '' && built.specialties[0]?.id === specialty;
  return reading && !isChosen
    ? organizationFromReading(site, built, reading, knowledge)
    : { finding: built, verdict: null };
}

function importanceOf(definition: WorkflowDefinition, { finding, workflows }: WorkflowContext) {
  const core = isCore(definition, finding);
  return { isCore: core, deliveryWeight: deliveryWeight(definition, core, finding, workflows) };
}

function composeWorkflow(
  context: WorkflowContext,
  candidate: WorkflowCandidate,
  all: readonly WorkflowCandidate[],
): IdentifiedWorkflow {
  const { definition, basis, performedBy, signals } = candidate;
  const { name, evidence } = claimOf(context.site, candidate);
  const read = deliveryByReading(candidate, all);
  const strength = read ?? strengthOf(signals);
  const importance = {
    ...importanceOf(definition, context),
    ...(read === null ? {} : { deliveryWeight: 1 }),
  };
  const timeShare = timeByReading(candidate);
  const trials = trialsByReading(candidate);
  return {
    ...{ definition, name, basis, performedBy, evidence, tasks: [], strength, timeShare, trials },
    ...importance,
  };
}

function traceOf(
  { finding, verdict }: { finding: IndustryFinding; verdict: TradeVerdict | null },
  offerings: readonly OfferingCandidate[],
  workflows: readonly WorkflowCandidate[],
  tasks: Parameters<typeof traceTask>[0][],
): Trace {
  return {
    industry: [...finding.shares].map(([id, share]) => ({ id, share: Math.round(share * 100) / 100 })),
    secondReader: verdict,
    candidates: [...offerings.map(traceOffering), ...workflows.map(traceWorkflow), ...tasks.map(traceTask)],
  };
}
