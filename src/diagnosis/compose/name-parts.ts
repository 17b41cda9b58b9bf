import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { Evidence } from '#shared/schemas/evidence.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { listOf } from '#shared/text/list-of.ts';
import { PhraseIndex } from '../text/phrase-index.ts';
import { englishRules } from '../text/text-rules.ts';
import { tokenize } from '../text/tokenize.ts';
import { maxQuotes } from './choose-evidence.ts';

type Part = NonNullable<NonNullable<WorkflowDefinition['naming']>['parts']>[number];

const maxParts = 3;

/**
 * Returns a shorter name for a workflow of which the site shows only some parts: "Shipping" for
 * "Shipping and local pickup". Null if the quotes mention all parts or none, or if no shorter name
 * fits.
 */
export function partOfName({ naming }: WorkflowDefinition, supported: ReadonlySet<Part>): string | null {
  const parts = naming?.parts ?? [];
  const there = parts.filter((part) => supported.has(part));
  if (there.length === 0 || there.length === parts.length || there.length > maxParts) return null;
  const [only, other] = there;
  if (only && !other) return only.name;
  const words = there.flatMap(({ word }) => (word === undefined ? [] : [word]));
  if (!naming?.joined || words.length < there.length) return null;
  return capitalize(naming.joined.replace('{parts}', listOf(words)));
}

export function partsSaid(definition: WorkflowDefinition, evidence: readonly Evidence[]): Set<Part> {
  if (!definition.naming?.parts) return new Set();
  const index = indexOf(definition);
  return new Set(
    evidence.flatMap(({ quote }) =>
      index.match(tokenize(quote, 0, quote.length, index.vocabulary)).map(({ owner }) => owner),
    ),
  );
}

/**
 * Adds quotes for the parts of the name that the chosen quotes don't mention. If there would be
 * more than `maxQuotes`, the added quotes replace the last ones.
 */
export function coverParts(
  definition: WorkflowDefinition,
  chosen: readonly Evidence[],
  all: readonly Evidence[],
): Evidence[] {
  const supported = partsSaid(definition, chosen);
  const missing = (definition.naming?.parts ?? []).filter((part) => !supported.has(part));
  if (missing.length === 0) return [...chosen];
  const more = missing.flatMap((part) => all.find((entry) => partsSaid(definition, [entry]).has(part)) ?? []);
  const further = [...new Set(more)].slice(0, maxQuotes - 1);
  return [...chosen.slice(0, maxQuotes - further.length), ...further];
}

const built = new WeakMap<WorkflowDefinition, PhraseIndex<Part>>();

function indexOf(definition: WorkflowDefinition): PhraseIndex<Part> {
  const known = built.get(definition);
  if (known) return known;
  const index = new PhraseIndex<Part>(englishRules);
  for (const part of definition.naming?.parts ?? []) {
    for (const pattern of part.any) index.add(pattern, part);
  }
  built.set(definition, index);
  return index;
}
