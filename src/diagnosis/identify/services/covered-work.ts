import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { Gathered, Sign } from '../gather-evidence.ts';
import type { IdentifiedWorkflow } from '../identified-workflow.ts';
import type { SiteReading } from '../site-reading.ts';
import { nameStems } from './name-stems.ts';
import type { OfferedService } from './offered-services.ts';

/** Sentences of another name that make a service known by it. */
const fewestSentences = 3;
/** A workflow that so many services' headings bear is general to them. */
const fewestHeaded = 3;
/** So many services of one kind with pages of their own are sold one by one. */
const fewestPages = 2;

/** A service with a page of its own, and the workflow that does what is called so. */
interface ServicePage {
  service: OfferedService;
  id: string | null;
}

/** What the workflows found already speak for. */
export class CoveredWork {
  private readonly eachApart: boolean;
  private readonly found: readonly IdentifiedWorkflow[];
  private readonly withPages: readonly ServicePage[];
  private readonly apartOf: (definition: WorkflowDefinition) => number;
  private readonly places = new Map<string, { definition: WorkflowDefinition; sign: Sign }[]>();

  /** For each workflow the page of each of its direct signs. */
  private readonly pages = new Map<WorkflowDefinition, number[]>();

  /** `eachApart`: every service that has a page of its own is sold by itself, as a training company's programmes are. `withPages`: the services that have pages of their own. */
  constructor(
    found: readonly IdentifiedWorkflow[],
    gathered: readonly Gathered[],
    eachApart: boolean,
    withPages: readonly ServicePage[],
    apartOf: (definition: WorkflowDefinition) => number,
  ) {
    this.apartOf = apartOf;
    this.eachApart = eachApart;
    this.withPages = withPages;
    this.found = found.filter(({ performedBy }) => performedBy === 'own');
    const ids = new Set(this.found.map(({ definition }) => definition.id));
    for (const { definition, signs } of gathered) {
      if (!ids.has(definition.id) || definition.industries === 'every') continue;
      for (const sign of signs) {
        if (!sign.hit || !sign.direct) continue;
        const key = `${sign.hit.sentence.page} ${sign.hit.sentence.block}`;
        this.pages.set(definition, [...(this.pages.get(definition) ?? []), sign.hit.sentence.page]);
        this.places.set(key, [...(this.places.get(key) ?? []), { definition, sign }]);
      }
    }
  }

  /** A workflow that stands for all services of its kind covers them; any other covers what its sentences stand with. */
  has(site: SiteReading, service: OfferedService, by: WorkflowDefinition): boolean {
    const stems = [...nameStems(service.name)];
    if (this.found.some((entry) => stems.every((stem) => namesOf(entry).has(stem)))) return true;
    if (this.apartOf(by) === 0 && this.isFound(by) && !this.isBesides(site, service, by)) return true;
    const others = this.within(site, service).filter(
      ({ definition }) => definition.id !== by.id && this.apartOf(definition) === 0,
    );
    return others.length > 0 || this.hasPage(site, service, by);
  }

  /** Whether a workflow of some trade already quotes what presents the service: its page, or its place on a longer one. */
  quotes({ pages }: SiteReading, { spans }: OfferedService): boolean {
    return spans.some(({ page, from, to }) => {
      const found = pages[page];
      if (!found) return false;
      const texts = found.blocks.slice(from, to).map(({ text }) => text);
      return this.found.some(
        ({ definition, evidence }) =>
          definition.industries !== 'every' &&
          evidence.some(({ url, quote }) => url === found.url && texts.some((text) => text.includes(quote))),
      );
    });
  }

  /**
   * Whether a workflow already speaks for what the site presents under a name of its own: it has that name; it shares a word
   * with it and stands in its heading or with half of its signs beneath it; or it shares none and lives there all the more.
   */
  hasPresented(site: SiteReading, service: OfferedService, by: WorkflowDefinition): boolean {
    const stems = [...nameStems(service.name)];
    if (this.found.some((entry) => stems.every((stem) => namesOf(entry).has(stem)))) return true;
    if (
      this.apartOf(by) === 0 &&
      by.industries !== 'every' &&
      this.isFound(by) &&
      !this.isBesides(site, service, by)
    )
      return true;
    return [...this.signsBy(service)].some(([definition, signs]) => {
      if (definition.id === by.id) return false;
      const half = signs.length * 2 >= this.countOf(definition);
      const akin = this.found.some(
        (entry) => entry.definition.id === definition.id && stems.some((stem) => namesOf(entry).has(stem)),
      );
      if (akin)
        return (
          half || (signs.some((sign) => isHeading(site, service, sign)) && !this.isGeneral(site, definition))
        );
      return half && sentencesOf(signs) >= fewestSentences;
    });
  }

  /**
   * Whether a service with a page of its own is other work than that of its kind which was found: that shares no word with
   * its name, quotes nothing of its page and has most of its signs elsewhere ("Facials" beside "Massage").
   */
  isBesides({ pages }: SiteReading, service: OfferedService, by: WorkflowDefinition): boolean {
    const own = service.spans.filter(({ page, from, to }) => from === 0 && to === pages[page]?.blocks.length);
    const same = this.found.filter(({ definition }) => definition.id === by.id);
    if (own.length === 0 || same.length === 0) return false;
    if (this.eachApart) return true;
    const stems = tellingStems(service.name);
    const signs = this.pages.get(by) ?? [];
    const akin = this.withPages.filter(({ id }) => id === by.id);
    if (akin.length >= fewestPages && this.isOneOfSeveral(pages, service, same)) return true;
    return (
      same.every(
        (entry) =>
          !stems.some((stem) => namesOf(entry).has(stem)) &&
          !entry.evidence.some(({ url }) => own.some(({ page }) => pages[page]?.url === url)),
      ) &&
      signs.filter((page) => own.some((span) => span.page === page)).length * 2 < Math.max(1, signs.length)
    );
  }

  /** Whether no workflow of its kind has a word of the service's name: "Drayage" beside "Truck transport". */
  isUnlike({ name }: OfferedService, by: WorkflowDefinition): boolean {
    const stems = tellingStems(name);
    const same = this.found.filter(({ definition }) => definition.id === by.id);
    return same.length > 0 && same.every((entry) => !stems.some((stem) => namesOf(entry).has(stem)));
  }

  /** Whether a workflow stands in the headings of so many services' pages that it is not what each of them is. */
  private isGeneral(site: SiteReading, { id }: WorkflowDefinition): boolean {
    const headed = this.withPages.filter(({ service }) =>
      [...this.signsBy(service)].some(
        ([definition, signs]) => definition.id === id && signs.some((sign) => isHeading(site, service, sign)),
      ),
    );
    return headed.length >= fewestHeaded;
  }

  /** "Last-mile delivery" beside "Courier delivery", which stands for a page of "Same-day delivery" that it quotes first. */
  private isOneOfSeveral(
    pages: SiteReading['pages'],
    { name, spans }: OfferedService,
    same: readonly IdentifiedWorkflow[],
  ): boolean {
    const stems = [...nameStems(name)];
    return same.every((entry) => {
      const known = namesOf(entry);
      return (
        (entry.name === entry.definition.name || isCut(entry) || entry.hoursShare < 1) &&
        stems.some((stem) => !known.has(stem)) &&
        !spans.some(({ page }) => pages[page]?.url === entry.evidence[0]?.url)
      );
    });
  }

  private isFound({ id }: WorkflowDefinition): boolean {
    return this.found.some(({ definition }) => definition.id === id);
  }

  private countOf(definition: WorkflowDefinition): number {
    return this.pages.get(definition)?.length ?? 0;
  }

  /** The signs of each workflow that stand where the service is presented, each once. */
  private signsBy({ spans }: OfferedService): Map<WorkflowDefinition, Sign[]> {
    const signs = new Map<WorkflowDefinition, Set<Sign>>();
    for (const { page, from, to } of spans) {
      for (let block = from; block < to; block += 1) {
        for (const { definition, sign } of this.places.get(`${page} ${block}`) ?? [])
          signs.set(definition, (signs.get(definition) ?? new Set()).add(sign));
      }
    }
    return new Map([...signs].map(([definition, set]) => [definition, [...set]]));
  }

  /** Whether most of what speaks for another workflow stands on the service's own page. */
  private hasPage(site: SiteReading, { spans }: OfferedService, by: WorkflowDefinition): boolean {
    return spans.some(
      ({ page, from, to }) =>
        from === 0 &&
        to === site.pages[page]?.blocks.length &&
        [...this.pages].some(([definition, pages]) => {
          const there = pages.filter((number) => number === page).length;
          return definition.id !== by.id && there >= 2 && there * 2 >= pages.length;
        }),
    );
  }

  /** The signs of the workflow itself that stand where the service is presented, or that name it. */
  signsOf(site: SiteReading, service: OfferedService, by: WorkflowDefinition): Sign[] {
    const stems = [...nameStems(service.name)];
    const there = new Set(this.within(site, service).map(({ sign }) => sign));
    return [...this.places.values()].flat().flatMap(({ definition, sign }) => {
      if (definition.id !== by.id) return [];
      const said = nameStems(sign.evidence?.quote ?? '');
      return there.has(sign) || stems.every((stem) => said.has(stem)) ? [sign] : [];
    });
  }

  /** What was found where the service is presented; of a page of its own, only its heading counts. */
  private within(
    site: SiteReading,
    { spans }: OfferedService,
  ): { definition: WorkflowDefinition; sign: Sign }[] {
    return spans.flatMap(({ page, from, to }) => {
      const whole = from === 0 && to === site.pages[page]?.blocks.length;
      const blocks = Array.from({ length: (whole ? from + 1 : to) - from }, (_, index) => from + index);
      return blocks.flatMap((block) => this.places.get(`${page} ${block}`) ?? []);
    });
  }
}

/** Words that end many names of work and tell none from another. */
const customary = nameStems(
  'administration management planning handling delivery support consulting program',
);

function tellingStems(name: string): string[] {
  return [...nameStems(name)].filter((stem) => !customary.has(stem));
}

function sentencesOf(signs: readonly Sign[]): number {
  return new Set(signs.map(({ hit }) => hit?.sentence)).size;
}

/** Whether a sign stands in the heading that names the service: the entry's, or the main one of its page. */
function isHeading({ pages }: SiteReading, { spans }: OfferedService, { hit }: Sign): boolean {
  if (hit === null) return false;
  const { page, block } = hit.sentence;
  return spans.some(({ page: number, from, to }) => {
    if (number !== page) return false;
    const blocks = pages[page]?.blocks ?? [];
    const whole = from === 0 && to === blocks.length;
    const main = blocks.findIndex(({ kind, section }) => kind === 'heading' && section === 'main');
    return block === (whole ? main : from);
  });
}

/** What the site calls by a name of its own, or by a part of the catalogue's, is that and no more. */
function namesOf({ name }: IdentifiedWorkflow): Set<string> {
  return nameStems(name);
}

/** A name cut to the parts that are quoted claims none of the others: "Courier delivery" of "Courier and last-mile delivery". */
function isCut({ name, definition }: IdentifiedWorkflow): boolean {
  const [own, whole] = [nameStems(name), nameStems(definition.name)];
  return own.size < whole.size && [...own].every((stem) => whole.has(stem));
}
