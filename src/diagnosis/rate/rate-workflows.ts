import type { Knowledge } from '#catalogue/knowledge/knowledge.ts';
import type { OptionalCompanySize } from '#shared/schemas/company.ts';
import type { CompanyTeam, ModeledWork } from '#shared/schemas/company-model.ts';
import { hoursWanted } from '#shared/value/company-model/allot-hours.ts';
import { hoursPerPersonOf, modeledHours } from '#shared/value/company-model/modeled-hours.ts';
import { signalIndexes } from '../annotate/signal-index.ts';
import { headcountRead, statedHeadcount } from '../annotate/stated-headcount.ts';
import { statedVolunteering } from '../annotate/volunteering.ts';
import type { IdentifiedWorkflow } from '../compose/identified-workflow.ts';
import type { DiagnosedWorkflow } from '../diagnosis-types.ts';
import type { Identification } from '../identify.ts';
import { isOwnWorkflow } from '../own-workflow-id.ts';
import type { PageFacts } from '../read/page-facts.ts';
import type { ModelReading, TimeShare } from '../second-reader/model-reading.ts';
import { companyTeam, tradeOf } from './company-team.ts';
import { keepOrder, limitHours, step } from './keep-order.ts';
import { modeledWork } from './modeled-work.ts';
import { rateWorkflow, usualHoursOf } from './rate-workflow.ts';
import { shareDelivery, timeWeights } from './share-delivery.ts';
import { shiftStaffing } from './shift-staffing.ts';
import { sizeCues } from './volume/size-cues.ts';
import { volumeCues } from './volume/volume-cues.ts';

/**
 * `isWhole` means that we read every page found on the site; `people` and `workingTime` are what a second reader found.
 */
export function rateWorkflows(
  {
    industry,
    workflows,
    isDeliveryOrdered,
  }: Pick<Identification, 'industry' | 'workflows' | 'isDeliveryOrdered'>,
  {
    pages,
    isWhole,
    people = null,
    workingTime = null,
  }: { pages: readonly PageFacts[]; isWhole: boolean } & Partial<
    Pick<ModelReading, 'people' | 'workingTime'>
  >,
  size: OptionalCompanySize,
  knowledge: Knowledge,
): { team: CompanyTeam | null; workflows: DiagnosedWorkflow[] } {
  const trade = tradeOf(industry, knowledge.industries);
  const volumes = volumeCues(pages, isWhole);
  const usual = ({ definition, isCore }: IdentifiedWorkflow) =>
    modeledWork(
      definition,
      isCore,
      trade,
      knowledge.families,
      definition.countedBy && volumes.get(definition.countedBy),
    );
  const shared = modeledWorks(workflows, usual, isDeliveryOrdered);
  const usualTeam = companyTeam(
    {
      industry,
      size,
      stated: people ? headcountRead(people) : statedHeadcount(pages),
      workingTimeRead: workingTime,
      volunteering: () => statedVolunteering(pages, signalIndexes(knowledge)),
      cues: sizeCues(pages),
    },
    knowledge,
  );
  const team = usualTeam && shiftStaffing(usualTeam, shownDelivery(workflows, usual));
  const works = team ? inOrder(shared, workflows, team, isDeliveryOrdered) : shared;
  const hours = team ? modeledHours(team, works) : null;
  return {
    team,
    workflows: workflows.map((workflow, index) => {
      const work = works[index]?.work;
      const allotted = hours?.get(workflow.name);
      return rateWorkflow(
        workflow,
        team && work && allotted ? { work, allotted, headcount: team.headcount.likely } : null,
      );
    }),
  };
}

function shownDelivery(
  workflows: Identification['workflows'],
  usual: (workflow: IdentifiedWorkflow) => ModeledWork | null,
): ModeledWork[] {
  return workflows.flatMap((workflow) => {
    const { definition, basis, performedBy } = workflow;
    const isShown = basis === 'observed' && performedBy === 'own' && definition.function === 'deliver';
    const work = isShown ? usual(workflow) : null;
    return work ? [work] : [];
  });
}

/**
 * Factor for the strength of delivery work that a second reader named and no definition covers. Without a second reader,
 * such work delivers a main offering, which counts with average strength, because the site doesn't describe it in words
 * that we know. Our assumptions.
 */
const ownStrength = 0.4;

/** `work` is null if the work isn't the organization's own or no family for it is known. */
function modeledWorks(
  workflows: Identification['workflows'],
  usual: (workflow: IdentifiedWorkflow) => ModeledWork | null,
  isDeliveryOrdered: boolean,
): NamedWork[] {
  const works = workflows.map((workflow) => ({
    name: workflow.name,
    work: workflow.performedBy === 'own' ? usual(workflow) : null,
  }));
  const strengths = workflows.filter(({ basis }) => basis !== 'typical').map(({ strength }) => strength);
  const average = strengths.reduce((sum, strength) => sum + strength, 0) / strengths.length;
  const delivering = workflows.flatMap((workflow, index) => {
    const { definition, basis, strength, deliveryWeight: weight, timeShare } = workflow;
    const work = works[index]?.work;
    if (!work || definition.function !== 'deliver') return [];
    const entry = { index, work, taskHours: usualHoursOf(definition.tasks), weight, timeShare };
    // The trade's core work counts with average strength even if the site doesn't mention it.
    if (basis === 'typical') return work.isCore ? [{ ...entry, strength: average }] : [];
    if (!isOwnWorkflow(definition.id)) return [{ ...entry, strength }];
    return [{ ...entry, strength: isDeliveryOrdered ? strength * ownStrength : average }];
  });
  shareDelivery(delivering).forEach((work, place) => {
    const entry = works[delivering[place]?.index ?? -1];
    if (entry) entry.work = work;
  });
  return works;
}

interface NamedWork {
  name: string;
  work: ModeledWork | null;
}

/**
 * How many of the largest delivery workflows should each take more hours than any other work. Our
 * assumption.
 */
const mainWorkflows = 3;
/**
 * Minimum limit for the hours of other work, as a share of the largest delivery workflow's hours.
 * Our assumption.
 */
const minLimit = 0.1;

/**
 * Limits for work other than delivery, by what a second reader says: from the middle of the range that it chose to its
 * end. Readers of 45 sites gave such work in the third range (a twentieth to a sixth) .09 of the hours.
 */
const timeRanges: Record<TimeShare, { from: number; to: number }> = {
  most: { from: timeWeights.most, to: 1 },
  much: { from: timeWeights.much, to: 1 / 3 },
  some: { from: timeWeights.some, to: 1 / 6 },
  little: { from: 0, to: 1 / 20 },
};

/**
 * If a second reader ranks the delivery work, no delivery work shown on the site gets more hours than more important
 * delivery work. Also limits the hours of other work.
 */
function inOrder(
  works: readonly NamedWork[],
  workflows: Identification['workflows'],
  team: CompanyTeam,
  isDeliveryOrdered: boolean,
): NamedWork[] {
  const staff = {
    people: team.headcount.likely,
    hoursPerPerson: hoursPerPersonOf(team),
    staffing: team.staffing,
  };
  const hoursOf = (work: ModeledWork) => hoursWanted(work, staff);
  const main = workflows
    .flatMap(({ definition, basis, strength }, index) => {
      const work = works[index]?.work;
      const isShown = definition.function === 'deliver' && basis !== 'typical';
      return work && isShown ? [{ index, work, strength }] : [];
    })
    .toSorted((a, b) => b.strength - a.strength);
  const delivery = main.map(({ work }) => work);
  const ordered = isDeliveryOrdered ? keepOrder(delivery, hoursOf) : delivery;
  if (ordered.length === 0) return [...works];
  const byIndex = new Map(main.map(({ index }, place) => [index, ordered[place]]));
  const inPlace = works.map((entry, index) => ({ ...entry, work: byIndex.get(index) ?? entry.work }));
  const hours = modeledHours(team, inPlace);
  const [most = 0, ...others] = main
    .map(({ index }) => hours.get(works[index]?.name ?? '')?.hoursPerWeek.likely ?? 0)
    .toSorted((a, b) => b - a);
  const least = others.slice(0, mainWorkflows - 1).at(-1) ?? most;
  let limit = Math.max(least * step, most * minLimit);
  const limited = new Map<number, ModeledWork>();
  const side = inPlace
    .flatMap(({ work }, index) =>
      work && workflows[index]?.definition.function !== 'deliver'
        ? [{ index, work, hours: hoursOf(work) }]
        : [],
    )
    .toSorted((a, b) => b.hours - a.hours);
  const isRead = workflows.some(({ timeShare }) => timeShare);
  const all = [...hours.values()].reduce((sum, { hoursPerWeek }) => sum + hoursPerWeek.likely, 0);
  // The limit falls with each workflow that reaches it, so that they don't all get the same hours.
  for (const { index, work } of side) {
    const range = isRead ? timeRanges[workflows[index]?.timeShare ?? 'little'] : { from: 0, to: 1 };
    const to = Math.min(limit, range.to * all);
    const fitting = limitHours(work, { from: range.from * all, to }, hoursOf);
    limited.set(index, fitting);
    if (hoursOf(fitting) >= limit) limit *= step;
  }
  return inPlace.map((entry, index) => ({ ...entry, work: limited.get(index) ?? entry.work }));
}
