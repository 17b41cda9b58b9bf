import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { findLexicon } from '#catalogue/lexicon/find-lexicon.ts';
import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { IndustryFinding } from '../../../annotate/industry/identify-industry.ts';
import { baseLanguage } from '../../../annotate/readable-language.ts';
import { signalIndexes } from '../../../annotate/signal-index.ts';
import { tokenize } from '../../../text/tokenize.ts';
import { requiredFactor } from '../../eligibility.ts';
import { isDoneElsewhere } from '../deliverer.ts';
import { glossedDeliverers } from '../service-words.ts';

const maxBesideErrand = 4;
const outright = 3;

/**
 * A service line that the glossary finds in the name, or else the work that the lexicon's wordings find. Null if
 * neither does.
 */
export function foreignDeliverer(
  name: string,
  language: string | null,
  finding: IndustryFinding,
  workflows: readonly WorkflowDefinition[],
): WorkflowDefinition | null {
  const inLexicon = lexiconDeliverer(name, language, finding, workflows);
  const glossary = signalIndexes(loadKnowledge()).glossary(language);
  if (!glossary || (inLexicon && inLexicon.function !== 'deliver')) return inLexicon;
  const [line] = glossedDeliverers(name, finding.serviceLines, glossary);
  return line ?? inLexicon;
}

function lexiconDeliverer(
  name: string,
  language: string | null,
  finding: IndustryFinding,
  workflows: readonly WorkflowDefinition[],
): WorkflowDefinition | null {
  if (language === null || !findLexicon(baseLanguage(language))) return null;
  const index = signalIndexes(loadKnowledge()).of(language);
  if (!index) return null;
  const matches = index.match(tokenize(name, 0, name.length, index.vocabulary)).flatMap((match) => {
    const { owner, start, end } = match;
    const definition =
      owner.kind === 'phrase' ? workflows.find(({ id }) => id === owner.workflow) : undefined;
    return definition && owner.kind === 'phrase' ? [{ definition, start, end, weight: owner.weight }] : [];
  });
  const closeness = (definition: WorkflowDefinition) => {
    const { industries } = definition;
    if (industries === 'every' || requiredFactor(definition, finding) !== 1) return 0;
    return finding.kind !== null && industries.includes(finding.kind) ? 2 : 1;
  };
  const [delivering] = matches
    .filter(
      ({ definition, weight }) =>
        definition.function === 'deliver' &&
        weight >= outright &&
        (requiredFactor(definition, finding) === 1 || isDoneElsewhere(definition, finding)),
    )
    .toSorted(
      (a, b) => closeness(b.definition) - closeness(a.definition) || b.end - b.start - (a.end - a.start),
    );
  if (delivering) return delivering.definition;
  const errand = matches.find(
    ({ definition, start, end }) =>
      definition.function !== 'deliver' && name.length - (end - start) <= maxBesideErrand,
  );
  return errand?.definition ?? null;
}
