import { capitalize } from '#shared/text/capitalize.ts';
import { placeOf, type SiteReading } from '../annotate/site-reading.ts';
import type { Signal, WorkflowCandidate } from '../propose/workflow-candidate.ts';
import type { TextBlock } from '../read/page-facts.ts';
import { withoutEnd } from '../text/address.ts';

const unspecific = new Set(
  'i we you they it us me them who which if when whether not can could may might must shall should will would do does did is are was were be been a an the your our my new free online first next this that any every all same day current available book schedule make request get view see more quick easy best contact call click here to for of with and or by in on at no please other further open upcoming missed cancel change set up now today per each one follow follow-up regular routine initial special general full most great top quality written submit detailed exact instant accurate obligation competitive personalised personalized final complimentary receive ask need want start send obtain provide give have find prepare issue create accept offer confirm factory fast faster fastest best lowest cheapest easiest nearest latest simplest honest upfront clear photo phone no-obligation custom transparent needed then'.split(
    ' ',
  ),
);
const maxWords = 2;
/**
 * If several variants fit a delivery workflow, a variant needs this share of the supporting sentences. Our
 * assumption.
 */
const minVariantShare = 0.5;
const minShare = 3;

/**
 * A variant of the name is used only if its words occur in a sentence that supports the workflow.
 * That sentence (`shownBy`) must then be quoted.
 */
export function nameWorkflow(
  site: SiteReading,
  candidate: WorkflowCandidate,
  signals: readonly Signal[],
): { name: string; shownBy: Signal | null } {
  const { definition, variants } = candidate;
  const all = new Set(candidate.signals.flatMap(({ direct, hit }) => (direct && hit ? [hit.sentence] : [])));
  const supported = (definition.naming?.variants ?? []).flatMap(({ name }) => {
    const sentences = new Set(
      variants
        .filter((variant) => variant.name === name && variant.hit.sentence.reading !== 'third-party')
        .map(({ hit }) => hit.sentence),
    );
    const shownBy = signals.find(({ hit, evidence }) => hit && evidence && sentences.has(hit.sentence));
    const share = [...sentences].filter((sentence) => all.has(sentence)).length / all.size;
    return shownBy ? [{ name, shownBy, share }] : [];
  });
  // Naming the workflow after one of its parts would hide the others: "Diabetic foot checks" for
  // all foot care.
  const showsParts = definition.function === 'deliver' && new Set(supported.map(({ name }) => name)).size > 1;
  const fitting = showsParts ? supported.find(({ share }) => share >= minVariantShare) : supported[0];
  if (fitting) return fitting;
  return { name: nameByWords(site, candidate) ?? definition.name, shownBy: null };
}

function nameByWords(site: SiteReading, { definition, signals }: WorkflowCandidate): string | null {
  const rule = definition.naming?.wordsBefore;
  if (!rule) return null;
  const counts = new Map<string, number>();
  const blocks = new Set<TextBlock>();
  for (const { hit } of signals) {
    if (hit?.sentence.reading !== 'own') continue;
    const block = site.pages[hit.sentence.page]?.blocks[hit.sentence.block];
    if (block && nounAt(wordsOf(block.text), rule.nouns) >= 0) blocks.add(block);
  }
  for (const { text } of blocks) {
    const words = specificWords(text, rule.nouns, new Set(rule.not));
    if (words) counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  const [best] = [...counts]
    .filter(
      ([words, count]) =>
        count * minShare >= blocks.size &&
        (count > 1 || rule.nouns.some((noun) => isShown(site, `${words} ${noun}`))),
    )
    .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
  return best ? capitalize(rule.pattern.replace('{words}', best[0])) : null;
}

function isShown(site: SiteReading, words: string): boolean {
  return site.pages.some(
    (page, index) =>
      site.readings[index] === 'own' &&
      page.blocks.some(
        (block) => placeOf(block, 'own') !== 'text' && block.text.toLowerCase().includes(words),
      ),
  );
}

function specificWords(text: string, nouns: readonly string[], not: ReadonlySet<string>): string | null {
  const words = wordsOf(text);
  const at = nounAt(words, nouns);
  if (at < 1) return null;
  const before: string[] = [];
  for (let index = at - 1; index >= 0 && before.length < maxWords; index--) {
    const word = words[index];
    if (!word || unspecific.has(word) || not.has(word) || /^\d|['’]/.test(word)) break;
    before.unshift(word);
  }
  return before.length > 0 ? before.join(' ') : null;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
}

function nounAt(words: readonly string[], nouns: readonly string[]): number {
  return words.findIndex((word) => nouns.includes(withoutEnd(word, 's')) || nouns.includes(word));
}
