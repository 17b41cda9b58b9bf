import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { Evidence } from '#shared/schemas/evidence.ts';
import { chooseEvidence } from './choose-evidence.ts';
import { dropCoveredServices } from './drop-covered-services.ts';
import { dropDoubles } from './drop-doubles.ts';
import { isCore, requiredFactor } from './eligibility.ts';
import { type Gathered, gatherEvidence, type Sign } from './gather-evidence.ts';
import type { IdentifiedWorkflow } from './identified-workflow.ts';
import type { IndustryFinding } from './identify-industry.ts';
import { identifyTasks } from './identify-tasks.ts';
import { coverParts, partOfName, partsSaid } from './name-parts.ts';
import { nameWorkflow } from './name-workflow.ts';
import { narrowWorkflows } from './narrow-workflows.ts';
import { pagesNamed, tellingStems } from './pages-named.ts';
import { servicesOf } from './per-service.ts';
import { performedBy, withoutProduct } from './performed-by.ts';
import { deliverServices } from './services/deliver-services.ts';
import type { SignalIndexes } from './signal-index.ts';
import type { SiteReading } from './site-reading.ts';
import { loneFactor, strengthOf } from './strength.ts';

/** Fewer words than this are a shell, whatever they are: nothing is claimed from them. */
const leastWords = 60;
/** A heading of so few words says no more than a button. */
const mostBareWords = 2;
/** Headings from this level on stand within a section. */
const smallest = 3;
/** Share of the required strength that direct signs alone must have, where others make up the rest. */
const directShare = 0.65;
/** What such a business cannot be without needs less to be believed. */
const coreFactor = 0.7;
/** What a product does is told in a few workflows; a feature list would go on for ever. */
const mostProductWorkflows = 6;

/**
 * The workflows the site shows, strongest first within their basis: *observed* where sentences or forms
 * say so, *inferred* where other signs add up; only those that `isShown` lets pass. Same pages, same answer.
 */
export function identifyWorkflows(
  site: SiteReading,
  finding: IndustryFinding,
  workflows: readonly WorkflowDefinition[],
  indexes: SignalIndexes,
  isShown: (entry: IdentifiedWorkflow) => boolean,
): IdentifiedWorkflow[] {
  if (site.words < leastWords) return [];
  const eligible = workflows.filter((definition) => requiredFactor(definition, finding) !== null);
  const gathered = gatherEvidence(site, eligible, indexes).map((entry) =>
    withoutProduct(site, entry, finding),
  );
  const basisOf = (entry: Gathered) => basis(site, entry, finding);
  const made = new Map<Gathered, IdentifiedWorkflow[]>();
  const make = (entry: Gathered, known: 'observed' | 'inferred') => {
    const workflowsOf = made.get(entry) ?? makeWorkflows(site, entry, known, finding);
    made.set(entry, workflowsOf);
    return workflowsOf;
  };
  const narrowed = narrowWorkflows(
    gathered,
    (entry) => {
      const known = basisOf(entry);
      return known !== null && make(entry, known).some(isShown);
    },
    (entry) => performedBy(site, entry, finding) === 'product',
    // A vendor's form asks for a demo, whatever else its product's words say.
    (entry) =>
      (entry.definition.saidOnce ?? false) &&
      performedBy(site, { ...entry, signs: entry.signs.filter(({ hit }) => hit !== null) }, finding) ===
        'own',
  );
  const found = narrowed.flatMap((entry) => {
    const known = basisOf(entry);
    if (known === null) return [];
    // What a product does is told in sentences; a button or a heading of the vendor's tells of the vendor.
    if (known === 'inferred' && performedBy(site, entry, finding) === 'product') return [];
    return make(entry, known);
  });
  // What is shown too poorly must not stand before a service that the site names itself.
  const shown = dropCoveredServices(found).filter(isShown);
  const all = dropDoubles(deliverServices(site, finding, shown, narrowed, workflows).filter(isShown));
  return limitProduct(all.sort(byBasisThenStrength));
}

function basis(
  site: SiteReading,
  { definition, signs }: Gathered,
  finding: IndustryFinding,
): 'observed' | 'inferred' | null {
  const factor = requiredFactor(definition, finding);
  if (factor === null) return null;
  const asked = isCore(definition, finding)
    ? factor * coreFactor
    : Math.max(
        factor,
        definition.saidOnce || hasOwnPage(site, definition, signs) ? 1 : loneFactor(signs, site.words),
      );
  if (strengthOf(signs) < definition.minimumStrength * asked) return null;
  const direct = signs.filter((sign) => sign.direct && sign.evidence);
  // A menu entry or a single word says that there is such a page, not what is done.
  const telling = direct.some(({ evidence }) => evidence !== null && saysWork(evidence));
  if (telling && strengthOf(direct) >= definition.minimumStrength * factor * directShare) return 'observed';
  return signs.some(({ evidence }) => evidence !== null && isTold(site, evidence)) ? 'inferred' : null;
}

/** Whether what speaks for the work stands on a page that bears its name. */
function hasOwnPage(site: SiteReading, { name }: WorkflowDefinition, signs: readonly Sign[]): boolean {
  const named = pagesNamed(site, name);
  return signs.some(({ direct, evidence }) => direct && evidence !== null && named.has(evidence.url));
}

function saysWork({ kind, quote }: Evidence): boolean {
  const words = quote.trim().split(/\s+/).length;
  return words >= (kind === 'navigation' ? 4 : 2);
}

/** A small heading of a word or two names a step or a column, unless it names a page too: "Apply" and "Careers". */
function isTold({ pages }: SiteReading, { quote, kind }: Evidence): boolean {
  if (kind !== 'heading' || quote.split(/\s+/).length > mostBareWords) return true;
  const bare = quote.toLowerCase();
  return pages.some(
    ({ title, links, blocks }) =>
      title.toLowerCase().startsWith(bare) ||
      links.some(({ text }) => text.trim().toLowerCase() === bare) ||
      blocks.some(({ level, text }) => (level ?? smallest) < smallest && text.toLowerCase() === bare),
  );
}

function makeWorkflows(
  site: SiteReading,
  gathered: Gathered,
  known: 'observed' | 'inferred',
  finding: IndustryFinding,
): IdentifiedWorkflow[] {
  const by = performedBy(site, gathered, finding);
  const quotable = (signs: readonly Sign[]) =>
    known === 'observed' ? signs.filter((sign) => sign.direct) : signs;
  const make = (
    name: string,
    signs: readonly Sign[],
    hoursShare: number,
    shownBy: Sign | null = null,
  ): IdentifiedWorkflow => {
    const evidence = chooseEvidence(quotable(signs), shownBy, {
      stems: tellingStems(name),
      named: pagesNamed(site, name),
      invites: gathered.definition.saidOnce ?? false,
      hires: isHiring(gathered.definition),
      home: site.pages.find(({ kind }) => kind === 'home')?.url ?? null,
    });
    return {
      definition: gathered.definition,
      name,
      basis: known,
      performedBy: by,
      evidence,
      tasks: by === 'product' ? [] : identifyTasks(site, gathered, known, signs, evidence),
      strength: strengthOf(signs),
      hoursShare,
    };
  };
  const services = known === 'observed' && by === 'own' ? servicesOf(site, gathered) : [];
  if (services.length > 0) {
    return services.map(({ name, signs }) => make(name, signs, 1 / services.length));
  }
  const { name, shownBy } = nameWorkflow(site, gathered, quotable(gathered.signs));
  const whole = make(name, gathered.signs, 1, shownBy);
  return [name === gathered.definition.name ? namedByParts(whole, quotable(gathered.signs)) : whole];
}

/** Work that is told of on the page of open positions. */
function isHiring({ signals }: WorkflowDefinition): boolean {
  return signals.pages?.some(({ kind }) => kind === 'careers') ?? false;
}

/** Weaker quotes than the strongest so many are not looked through for parts of the name. */
const mostSearched = 24;

/** A name that claims several things is cut to those that are quoted, each with a quote of its own. */
function namedByParts(whole: IdentifiedWorkflow, signs: readonly Sign[]): IdentifiedWorkflow {
  const { definition } = whole;
  if (!definition.naming?.parts) return whole;
  const strongest = signs.toSorted((a, b) => b.strength - a.strength).slice(0, mostSearched);
  const all = strongest.flatMap((sign) => (sign.evidence ? [sign.evidence] : []));
  const evidence = coverParts(definition, whole.evidence, all);
  const name = partOfName(definition, partsSaid(definition, evidence)) ?? whole.name;
  return { ...whole, name, evidence };
}

function byBasisThenStrength(a: IdentifiedWorkflow, b: IdentifiedWorkflow): number {
  if (a.basis !== b.basis) return a.basis === 'observed' ? -1 : 1;
  return b.strength - a.strength;
}

function limitProduct(found: readonly IdentifiedWorkflow[]): IdentifiedWorkflow[] {
  let products = 0;
  return found.filter((entry) => entry.performedBy === 'own' || ++products <= mostProductWorkflows);
}
