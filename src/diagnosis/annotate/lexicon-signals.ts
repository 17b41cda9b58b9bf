import type { Lexicon } from '#catalogue/lexicon/lexicon-schemas.ts';
import type { SignalPlace } from '#catalogue/signals/site-vocabulary.ts';
import type { Knowledge, SignalOwner } from './signal-owner.ts';

/** On the catalog's scale, where 3 means that the words state the work or trade outright. */
const weight = { says: 3, weak: 2, menu: 2 };
const menuPlaces: readonly SignalPlace[] = ['heading', 'navigation', 'control'];

export function addLexicon(
  { trades, workflows }: Lexicon,
  knowledge: Pick<Knowledge, 'workflows' | 'industries'>,
  add: (patterns: readonly string[] | undefined, owner: SignalOwner) => void,
): void {
  for (const { id } of knowledge.industries) {
    const { names = [], says = [], weak } = trades[id] ?? {};
    add([...names, ...says], { kind: 'industry', industry: id, weight: weight.says });
    add(weak, { kind: 'industry', industry: id, weight: weight.weak });
  }
  for (const { id, tasks } of knowledge.workflows) {
    const { says, weak, menu, not, tasks: shownBy } = workflows[id] ?? {};
    const phrase = { kind: 'phrase' as const, workflow: id, direct: true };
    add(says, { ...phrase, weight: weight.says, places: null });
    add(weak, { ...phrase, weight: weight.weak, places: null });
    // In a single pattern, so that two synonyms in a menu count only once.
    if (menu) add([`(${menu.join('|')})`], { ...phrase, weight: weight.menu, places: menuPlaces });
    add(not, {
      kind: 'counter',
      workflow: id,
      scope: 'sentence',
      because: 'The sentence is about something else.',
    });
    for (const task of tasks) add(shownBy?.[task.id], { kind: 'task', workflow: id, task: task.id });
  }
}
