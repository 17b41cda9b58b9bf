import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { Evidence } from '#shared/schemas/evidence.ts';
import { PhraseIndex } from './text/phrase-index.ts';
import { tokenise } from './text/tokenise.ts';

/**
 * The part of a workflow's name that its quotes bear out where they speak of one part alone: "Shipping" of "Shipping and local
 * pickup" when nobody speaks of pickup. Null when the quotes bear out all of it, or none of its parts.
 */
export function partOfName(definition: WorkflowDefinition, evidence: readonly Evidence[]): string | null {
  const parts = definition.naming?.parts;
  if (!parts) return null;
  const index = indexOf(definition);
  const said = new Set(
    evidence.flatMap(({ quote }) =>
      index.match(tokenise(quote, 0, quote.length, index.vocabulary)).map(({ owner }) => owner),
    ),
  );
  const [only, other] = parts.filter(({ name }) => said.has(name));
  return only && !other ? only.name : null;
}

const built = new WeakMap<WorkflowDefinition, PhraseIndex<string>>();

function indexOf(definition: WorkflowDefinition): PhraseIndex<string> {
  const known = built.get(definition);
  if (known) return known;
  const index = new PhraseIndex<string>('en');
  for (const { any, name } of definition.naming?.parts ?? []) {
    for (const pattern of any) index.add(pattern, name);
  }
  built.set(definition, index);
  return index;
}
