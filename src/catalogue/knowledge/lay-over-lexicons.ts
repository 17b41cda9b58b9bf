import type { LanguageDefinition, Lexicon } from '../lexicon/lexicon-schemas.ts';
import type { PatternFault } from './check-patterns.ts';
import type { Definitions } from './check-references.ts';
import { extendDefinition } from './extend-definition.ts';
import type { KnowledgeFault } from './knowledge-error.ts';
import type { Parsed } from './parse-definition.ts';
import type { LexiconFolder } from './read-lexicons.ts';

export function layOverLexicons(
  base: readonly Lexicon[],
  folders: readonly LexiconFolder[],
  faults: KnowledgeFault[],
): Lexicon[] {
  const laid = new Map(base.map((lexicon) => [lexicon.language.id, lexicon]));
  for (const { id, language, trades, specialties, workflows, glossary } of folders) {
    const known = laid.get(id);
    const wordings = {
      trades: trades?.value ?? {},
      specialties: specialties?.value ?? {},
      workflows: workflows?.value ?? {},
      glossary: glossary?.value ?? {},
    };
    if (known)
      laid.set(id, extendDefinition(known, language ? { language: language.value, ...wordings } : wordings));
    else if (language) laid.set(id, { language: language.value, ...wordings });
    else
      faults.push(
        withoutLanguage(id, trades?.file ?? specialties?.file ?? workflows?.file ?? glossary?.file ?? id),
      );
  }
  return [...laid.values()].sort((a, b) => (a.language.id < b.language.id ? -1 : 1));
}

function withoutLanguage(id: string, file: string): KnowledgeFault {
  return { file, line: null, field: '', message: `the language "${id}" has no language.yaml` };
}

export function checkLexicon(
  { id, language, trades, specialties, workflows }: LexiconFolder,
  known: Definitions,
  definition: LanguageDefinition,
  patternFault: PatternFault,
): KnowledgeFault[] {
  const unknown = (file: Parsed<object> | null, ids: ReadonlyMap<string, unknown>, what: string) =>
    Object.keys(file?.value ?? {}).flatMap((name) =>
      ids.has(name) || !file ? [] : [file.faultAt([name], `there is no ${what} "${name}"`)],
    );
  const faulty = (file: Parsed<object> | null, group: object, path: PropertyKey[]): KnowledgeFault[] =>
    Object.entries(group).flatMap(([field, value]) => {
      const at = [...path, Array.isArray(group) ? Number(field) : field];
      if (typeof value === 'object' && value !== null) return faulty(file, value, at);
      const fault = typeof value === 'string' ? patternFault(value, id, definition) : null;
      return fault === null || !file ? [] : [file.faultAt(at, fault)];
    });
  const { endings: _words, ...offerings } = language?.value.offerings ?? {};
  return [
    ...unknown(trades, known.trades, 'trade'),
    ...unknown(specialties, known.specialties, 'specialty'),
    ...unknown(workflows, known.workflows, 'workflow'),
    ...unknownTasks(workflows, known.workflows),
    ...faulty(language, language?.value.cues ?? {}, ['cues']),
    ...faulty(language, offerings, ['offerings']),
    ...faulty(trades, trades?.value ?? {}, []),
    ...faulty(specialties, specialties?.value ?? {}, []),
    ...faulty(workflows, workflows?.value ?? {}, []),
  ];
}

function unknownTasks(file: LexiconFolder['workflows'], known: Definitions['workflows']): KnowledgeFault[] {
  if (!file) return [];
  return Object.entries(file.value).flatMap(([id, { tasks = {} }]) =>
    Object.keys(tasks).flatMap((task) =>
      !known.has(id) || known.get(id)?.tasks.some((entry) => entry.id === task)
        ? []
        : [file.faultAt([id, 'tasks', task], `"${id}" has no task "${task}"`)],
    ),
  );
}
