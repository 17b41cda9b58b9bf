import type { IndustryDefinition } from '#catalogue/industry-definition.ts';
import { findLexicon } from '#catalogue/lexicon/find-lexicon.ts';
import type { Lexicon } from '#catalogue/lexicon/lexicon-schemas.ts';
import { catalogLanguage } from '#catalogue/signals/site-vocabulary.ts';
import type { PhraseGroup, WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import { Glossary } from '../text/glossary.ts';
import { PhraseIndex } from '../text/phrase-index.ts';
import { englishRules, rulesOf, type TextRules } from '../text/text-rules.ts';
import { addLexicon } from './lexicon-signals.ts';
import { readableLanguage } from './readable-language.ts';
import { cueKinds, cuesOf, englishCues } from './sentence-cues.ts';
import type { Knowledge, SignalOwner } from './signal-owner.ts';

export interface SignalIndexes {
  /** Undefined if we have no phrases for the language. */
  of(language: string | null): PhraseIndex<SignalOwner> | undefined;
  /**
   * Names of kinds of organization. Used only for titles, because in running text they often mean other
   * organizations.
   */
  names(language: string | null): PhraseIndex<string> | undefined;
  /** Undefined for English and for languages without a dictionary. */
  glossary(language: string | null): Glossary | undefined;
}

const built = new WeakMap<readonly WorkflowDefinition[], Map<Knowledge['specialties'], SignalIndexes>>();

export function signalIndexes(knowledge: Knowledge): SignalIndexes {
  const { workflows, specialties } = knowledge;
  const ofWorkflows = built.get(workflows) ?? new Map<Knowledge['specialties'], SignalIndexes>();
  built.set(workflows, ofWorkflows);
  const known = ofWorkflows.get(specialties);
  if (known) return known;
  const indexes: SignalIndexes = {
    names: once((language) => buildNames(knowledge.industries, language)),
    of: once((language) => buildIndex(knowledge, language)),
    glossary: once((language) => buildGlossary(language)),
  };
  ofWorkflows.set(specialties, indexes);
  return indexes;
}

function once<Index>(build: (language: string) => Index): (language: string | null) => Index | undefined {
  const byLanguage = new Map<string, Index>();
  return (language) => {
    const readable = readableLanguage(language);
    if (readable === null) return undefined;
    const index = byLanguage.get(readable) ?? build(readable);
    byLanguage.set(readable, index);
    return index;
  };
}

function buildNames(industries: readonly IndustryDefinition[], language: string): PhraseIndex<string> {
  const lexicon = findLexicon(language);
  const index = new PhraseIndex<string>(rulesFor(lexicon));
  for (const { id, names } of industries) {
    const patterns = lexicon ? lexicon.trades[id]?.names : names;
    for (const pattern of patterns ?? []) index.add(pattern, id);
  }
  return index;
}

export function buildGlossary(language: string): Glossary | undefined {
  const lexicon = findLexicon(language);
  if (!lexicon || Object.keys(lexicon.glossary).length === 0) return undefined;
  return new Glossary(lexicon.glossary, rulesOf(lexicon.language), lexicon.language.compounds ?? false);
}

function rulesFor(lexicon: Lexicon | undefined): TextRules {
  return lexicon ? rulesOf(lexicon.language) : englishRules;
}

export function serviceLineIndex(lines: readonly WorkflowDefinition[]): PhraseIndex<SignalOwner> {
  const index = new PhraseIndex<SignalOwner>(englishRules);
  for (const line of lines)
    addWorkflow(line, catalogLanguage, (patterns, owner) => {
      for (const pattern of patterns ?? []) index.add(pattern, owner);
    });
  return index;
}

function buildIndex(knowledge: Knowledge, language: string): PhraseIndex<SignalOwner> {
  const lexicon = findLexicon(language);
  const index = new PhraseIndex<SignalOwner>(rulesFor(lexicon));
  const add = (patterns: readonly string[] | undefined, owner: SignalOwner) => {
    for (const pattern of patterns ?? []) index.add(pattern, owner);
  };
  const cues = lexicon ? cuesOf(lexicon.language) : englishCues;
  for (const cue of cueKinds) add(cues[cue], { kind: 'cue', cue });
  for (const { id, words } of knowledge.industries) {
    for (const group of words) {
      if ((group.language ?? catalogLanguage) !== language) continue;
      add(group.any, { kind: 'industry', industry: id, weight: group.weight });
    }
  }
  for (const specialty of knowledge.specialties ?? []) {
    const { id } = specialty;
    const { called, words } = lexicon ? (lexicon.specialties[id] ?? {}) : specialty;
    add(called, { kind: 'specialty', specialty: id, isName: true });
    add(words, { kind: 'specialty', specialty: id, isName: false });
  }
  for (const workflow of knowledge.workflows) addWorkflow(workflow, language, add);
  if (lexicon) addLexicon(lexicon, knowledge, add);
  return index;
}

function addWorkflow(
  workflow: WorkflowDefinition,
  language: string,
  add: (patterns: readonly string[] | undefined, owner: SignalOwner) => void,
): void {
  const { id, signals } = workflow;
  const addGroups = (groups: readonly PhraseGroup[] | undefined, direct: boolean) => {
    for (const group of groups ?? []) {
      if ((group.language ?? catalogLanguage) !== language) continue;
      add(group.any, {
        kind: 'phrase',
        workflow: id,
        weight: group.weight,
        direct,
        places: group.in ?? null,
      });
    }
  };
  addGroups(signals.phrases, true);
  addGroups(signals.hints, false);
  if (language !== catalogLanguage) return;
  add(signals.jobTitles, { kind: 'job-title', workflow: id });
  for (const form of signals.forms ?? [])
    add(form.fields, { kind: 'field', workflow: id, weight: form.weight });
  for (const counter of workflow.counterSignals ?? []) {
    add(counter.any, { kind: 'counter', workflow: id, scope: counter.scope, because: counter.because });
  }
  for (const variant of workflow.naming?.variants ?? []) {
    add(variant.any, { kind: 'variant', workflow: id, name: variant.name });
  }
  for (const task of workflow.tasks) add(task.shownBy, { kind: 'task', workflow: id, task: task.id });
}
