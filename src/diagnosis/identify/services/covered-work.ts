import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { Gathered, Sign } from '../gather-evidence.ts';
import type { IdentifiedWorkflow } from '../identified-workflow.ts';
import type { SiteReading } from '../site-reading.ts';
import { nameStems } from './name-stems.ts';
import type { OfferedService } from './offered-services.ts';
import { tellingStems } from './take-names.ts';

/** What the workflows found already speak for. */
export class CoveredWork {
  private readonly found: readonly IdentifiedWorkflow[];
  private readonly apartOf: (definition: WorkflowDefinition) => number;
  private readonly places = new Map<string, { definition: WorkflowDefinition; sign: Sign }[]>();

  /** For each workflow the page of each of its direct signs. */
  private readonly pages = new Map<WorkflowDefinition, number[]>();

  constructor(
    found: readonly IdentifiedWorkflow[],
    gathered: readonly Gathered[],
    apartOf: (definition: WorkflowDefinition) => number,
  ) {
    this.apartOf = apartOf;
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

  /** Whether a workflow has the whole name of a service: it says all that the site calls it. */
  hasName({ name }: OfferedService): boolean {
    const stems = [...nameStems(name)];
    return this.found.some((entry) => stems.every((stem) => namesOf(entry).has(stem)));
  }

  /** A workflow that stands for all services of its kind covers them; any other covers what its sentences stand with. */
  has(site: SiteReading, service: OfferedService, by: WorkflowDefinition): boolean {
    if (this.hasName(service)) return true;
    if (this.apartOf(by) === 0 && this.isFound(by)) return true;
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

  /** Whether no workflow of its kind has a word of the service's name: "Drayage" beside "Truck transport". */
  isUnlike({ name }: OfferedService, by: WorkflowDefinition): boolean {
    const stems = tellingStems(name);
    const same = this.found.filter(({ definition }) => definition.id === by.id);
    return same.length > 0 && same.every((entry) => !stems.some((stem) => namesOf(entry).has(stem)));
  }

  private isFound({ id }: WorkflowDefinition): boolean {
    return this.found.some(({ definition }) => definition.id === id);
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

/** What the site calls by a name of its own, or by a part of the catalogue's, is that and no more. */
function namesOf({ name }: IdentifiedWorkflow): Set<string> {
  return nameStems(name);
}
