import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { Glossary } from '../../text/glossary.ts';
import { PhraseIndex } from '../../text/phrase-index.ts';
import { englishRules } from '../../text/text-rules.ts';
import { tokenize } from '../../text/tokenize.ts';

export interface Deliverer {
  definition: WorkflowDefinition;
  start: number;
  end: number;
}

const unspecific = new Set(
  'rapid prompt on-time time secure responsive dedicated flexible transparent a an the our your we us you and or of for in on at to with by from all any other more new free full fast quick best top great good high quality expert experienced professional professionals certified licensed insured trusted reliable affordable complete comprehensive custom customized customised tailored personalized personalised general general-purpose local residential commercial industrial domestic emergency same day service services solution solutions option options legal case support work works working company business customer customers client clients expert experts team special specialty premium basic standard additional related various online on-site onsite mobile easy simple efficient effective timely safe careful friendly modern advanced innovative leading worldwide nationwide national international 24 7 hour hours one stop follow up ongoing continuous regular annual routine minor major small large big first next initial process approach plan plans planning program programs care consultation consultations consulting training delivery management optimization optimisation optimizing enhancement enhancements improvements guidance assistance'.split(
    ' ',
  ),
);

const mayFollow =
  /^\s*(?:$|[&+,/)(–-]|(?:and|of|for|or|in|to|with)\b|(?:systems?|works?|projects?|programs?|programmes?|plans?|services?|solutions?|classes|techniques?|techs?|packages?|sessions?|appointments?|specials?|visits?|needs|support)\s*$)/i;

interface Owner {
  definition: WorkflowDefinition;
  alone: boolean;
}

const built = new WeakMap<readonly WorkflowDefinition[], PhraseIndex<Owner>>();
const builtForGlosses = new WeakMap<readonly WorkflowDefinition[], PhraseIndex<WorkflowDefinition>>();

/**
 * The last match comes first, because the last word of an English name says what it is: "sprinkler system
 * inspection".
 */
export function deliverersOf(name: string, workflows: readonly WorkflowDefinition[]): Deliverer[] {
  const index = indexOf(workflows);
  const found = index
    .match(tokenize(name, 0, name.length, index.vocabulary))
    .filter(({ end }) => mayFollow.test(name.slice(end)))
    .filter(({ owner, start, end }) => owner.alone || hasSubject(name, start, end));
  return found
    .sort((a, b) => b.end - a.end || a.start - b.start)
    .map(({ owner, start, end }) => ({ definition: owner.definition, start, end }));
}

/** For a name in a language with a glossary; the longest match comes first. */
export function glossedDeliverers(
  name: string,
  workflows: readonly WorkflowDefinition[],
  glossary: Glossary,
): WorkflowDefinition[] {
  return glossary
    .matchesIn({ text: name, start: 0, end: name.length }, glossedIndexOf(workflows))
    .toSorted((a, b) => b.end - b.start - (a.end - a.start))
    .map(({ owner }) => owner);
}

/** A glossary has words in their basic form, so patterns match by stem alone. */
function glossedIndexOf(workflows: readonly WorkflowDefinition[]): PhraseIndex<WorkflowDefinition> {
  const known = builtForGlosses.get(workflows);
  if (known) return known;
  const index = new PhraseIndex<WorkflowDefinition>(englishRules);
  for (const definition of workflows)
    for (const pattern of definition.delivers?.named ?? [])
      index.add(pattern.replaceAll('=', ''), definition);
  builtForGlosses.set(workflows, index);
  return index;
}

function indexOf(workflows: readonly WorkflowDefinition[]): PhraseIndex<Owner> {
  const known = built.get(workflows);
  if (known) return known;
  const index = new PhraseIndex<Owner>(englishRules);
  for (const definition of workflows) {
    for (const pattern of definition.delivers?.named ?? [])
      index.add(asWritten(pattern), { definition, alone: true });
    for (const pattern of definition.delivers?.kinds ?? [])
      index.add(asWritten(pattern), { definition, alone: false });
  }
  built.set(workflows, index);
  return index;
}

/**
 * "Plating" is work and a "plate" isn't, so words ending in -ing, with a few exceptions, match only
 * as written or in the plural.
 */
function asWritten(pattern: string): string {
  return pattern.replace(/(?<![=\p{L}])\p{L}{3,}ing(?!\p{L})/giu, (word) =>
    /^(?:wedding|building|roofing|flooring)$/i.test(word)
      ? word
      : `(=${word.toLowerCase()}|=${word.toLowerCase()}s)`,
  );
}

function hasSubject(name: string, start: number, end: number): boolean {
  return isSpecific(`${name.slice(0, start)} ${name.slice(end)}`);
}

export function isSpecific(name: string): boolean {
  const words = name.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  return words.some((word) => word.length > 1 && !unspecific.has(word));
}
