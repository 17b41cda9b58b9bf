import type { Lexicon } from '#catalogue/lexicon/lexicon-schemas.ts';
import type { SignalPlace } from '#catalogue/signals/site-vocabulary.ts';
import type { Knowledge, SignalOwner } from './signal-owner.ts';

/** What the fields of a lexicon weigh, by the scale of the catalogue: 3 is as good as said outright. */
const weight = { says: 3, weak: 2, menu: 2 };
const menuPlaces: readonly SignalPlace[] = ['heading', 'navigation', 'control'];

/** Adds what a language says of trades and workflows. Entries for what the knowledge does not have are left out. */
export function addLexicon(
  { trades, workflows }: Lexicon,
  knowledge: Pick<Knowledge, 'workflows' | 'industries'>,
  add: (patterns: readonly string[] | undefined, owner: SignalOwner) => void,
): void {
  for (const { id } of knowledge.industries) {
    const { names = [], says = [], weak } = trades[id] ?? {};
    add([...names, ...says], { kind: 'industry', industry: id, weight: weight.says, against: false });
    add(weak, { kind: 'industry', industry: id, weight: weight.weak, against: false });
  }
  for (const { id } of knowledge.workflows) {
    const { says, weak, menu, not } = workflows[id] ?? {};
    const phrase = { kind: 'phrase' as const, workflow: id, direct: true };
    add(says, { ...phrase, weight: weight.says, places: null });
    add(weak, { ...phrase, weight: weight.weak, places: null });
    // One pattern: a menu with two words for the same says it once.
    if (menu) add([`(${menu.join('|')})`], { ...phrase, weight: weight.menu, places: menuPlaces });
    add(not, {
      kind: 'counter',
      workflow: id,
      scope: 'sentence',
      because: 'The sentence is about something else.',
    });
  }
}
