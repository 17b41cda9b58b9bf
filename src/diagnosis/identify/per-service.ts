import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { TextBlock } from '../read/page-facts.ts';
import type { Gathered, Sign } from './gather-evidence.ts';
import { nameService } from './name-service.ts';
import { serviceNames } from './service-names.ts';
import { nameStems } from './services/name-stems.ts';
import { isOwnName, ownNames } from './services/own-names.ts';
import { serviceLabel } from './services/service-label.ts';
import { deliverersOf } from './services/service-words.ts';
import { isListName } from './services/services-heading.ts';
import { isWorkName } from './services/work-names.ts';
import type { SiteReading } from './site-reading.ts';
import { strengthOf } from './strength.ts';

/** A service page must speak this strongly itself, as a share of the workflow's minimum. */
const pageShare = 0.65;

/**
 * The services the site presents on pages of their own and that carry the workflow's direct signs,
 * strongest first; empty when the definition does not ask for them or fewer than two have a page.
 */
export function servicesOf(
  site: SiteReading,
  { definition, signs }: Gathered,
): { name: string; signs: Sign[] }[] {
  const rule = definition.naming?.perService;
  if (!rule) return [];
  const names = presentedServices(site);
  const bare = rule.pattern === '{service}';
  const byName = new Map<string, Sign[]>();
  for (const sign of signs) {
    const page = sign.hit?.sentence.page;
    if (page === undefined || !sign.direct || site.readings[page] !== 'own') continue;
    const name = names.get(page);
    if (!name || (bare && !isNameOfWork(name, definition)) || isOthersName(sign, page, names)) continue;
    const known = byName.get(name);
    if (known) known.push(sign);
    else byName.set(name, [sign]);
  }
  const services = [...byName]
    .map(([name, own]) => ({ name, signs: own, strength: strengthOf(own) }))
    .filter(({ strength }) => strength >= definition.minimumStrength * pageShare)
    .sort((a, b) => b.strength - a.strength || a.name.localeCompare(b.name));
  const distinct = services.filter(
    ({ name }, index) => !services.slice(0, index).some((earlier) => overlaps(earlier.name, name)),
  );
  if (distinct.length < 2) return [];
  return distinct.slice(0, rule.most).map(({ name, signs: own }) => ({
    name: nameService(rule.pattern, name),
    signs: own,
  }));
}

/** With nothing behind it, one word must name work by itself: "Plumbing", and neither "Plans" nor "Secure". */
function isNameOfWork(name: string, definition: WorkflowDefinition): boolean {
  return /\s/.test(name) || isWorkName(name) || deliverersOf(name, [definition]).length > 0;
}

/** Whether a sign is but the name of a service that another page presents, as where a page shows what is related. */
function isOthersName({ evidence }: Sign, page: number, names: ReadonlyMap<number, string>): boolean {
  if (evidence === null || evidence.kind === 'text') return false;
  const said = nameStems(evidence.quote);
  const isSaid = (name: string) => [...nameStems(name)].every((stem) => said.has(stem));
  return !isSaid(names.get(page) ?? '') && [...names.values()].some(isSaid);
}

/** The service each page presents, by page index; pages of terms, trust and the organisation itself present none. */
function presentedServices(site: SiteReading): Map<number, string> {
  const own = ownNames(site.pages);
  return new Map(
    [...serviceNames(site.pages)].filter(
      ([page, name]) =>
        serviceLabel(name) !== null &&
        !isListName(name) &&
        !isOwnName(name, own) &&
        isCommonName(name, site.pages[page]?.blocks ?? []),
    ),
  );
}

/** Addresses of mail and web are in small letters whatever they name. */
const address = /\S*(?:@|\w\.\w)\S*/g;

/** A person's page never writes the name in small letters; a service's does write some word of it so. */
function isCommonName(name: string, blocks: readonly TextBlock[]): boolean {
  const words = (name.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/s$/, ''));
  return (
    words.length === 0 ||
    blocks.some(({ text }) => words.some((word) => text.replace(address, ' ').includes(word)))
  );
}

/** "Criminal defense" and "Criminal defense Naples" are one service. */
function overlaps(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a.includes(b) || b.includes(a);
}
