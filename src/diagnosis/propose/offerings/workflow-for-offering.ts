import { hasTradeTrait } from '#catalogue/knowledge/find-industry.ts';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { serviceLinesOf } from '#catalogue/service-lines.ts';
import { catalogLanguage } from '#catalogue/signals/site-vocabulary.ts';
import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { Industry } from '#shared/schemas/industry.ts';
import type { Offering } from '#shared/schemas/offering.ts';
import type { IndustryFinding } from '../../annotate/industry/identify-industry.ts';
import { baseLanguage } from '../../annotate/readable-language.ts';
import { buildGlossary } from '../../annotate/signal-index.ts';
import { ownWorkflowId } from '../../own-workflow-id.ts';
import { tradeOf } from '../../rate/company-team.ts';
import { englishRules } from '../../text/text-rules.ts';
import { letterWords } from '../../text/words.ts';
import { requiredFactor } from '../eligibility.ts';
import { namedAfter } from '../named-after.ts';
import { delivererOf, isAnyService, kindOfService, unknownWork } from './deliverer.ts';
import { glossedDeliverers } from './service-words.ts';

/**
 * The work that delivers an offering, for an owner who adds it as a workflow of its own: the catalog's if it knows the
 * offering, or else the steps of that kind of service. `taken` are the ids of the workflows that the diagnosis has.
 */
export function workflowForOffering(
  { name, evidence }: Pick<Offering, 'name' | 'evidence'>,
  industry: Industry | null,
  taken: ReadonlySet<string>,
): WorkflowDefinition {
  const { workflows } = loadKnowledge();
  const language = evidence[0]?.lang ?? catalogLanguage;
  const isForeign = baseLanguage(language) !== catalogLanguage;
  const finding = industry && findingOf(industry);
  const deliverer =
    finding && (isForeign ? glossedLine(name, language, finding) : delivererOf(name, finding, workflows));
  const known = [
    // A trade's catch-all work says less than the kind of service.
    deliverer?.delivers?.any ? null : deliverer,
    kindOfService(name, workflows),
    finding && unknownWork(name, finding, workflows),
  ];
  const isFree = (definition: WorkflowDefinition | null) =>
    definition !== null && !taken.has(definition.id) && isOwn(definition, finding);
  const found = known.find(isFree) ?? workflows.find(isAnyService);
  if (!found) throw new Error('The catalog has no steps for services that it does not know');
  if (!found.delivers?.unknown) return { ...found, name };
  const steps = namedAfter(found, isForeign ? null : inSentence(name));
  return { ...steps, id: ownWorkflowId(name), name };
}

/** Builds the dictionary each time, because requests for it are rare and it takes 50 MB. */
function glossedLine(
  name: string,
  language: string,
  { serviceLines }: IndustryFinding,
): WorkflowDefinition | null {
  const glossary = serviceLines.length > 0 ? buildGlossary(baseLanguage(language)) : undefined;
  return (glossary && glossedDeliverers(name, serviceLines, glossary)[0]) ?? null;
}

/** Other trades' work that shares a word with the name would be wrong too often ("Floor plans"). */
function isOwn(definition: WorkflowDefinition, finding: IndustryFinding | null): boolean {
  return (
    definition.industries === 'every' || (finding !== null && requiredFactor(definition, finding) !== null)
  );
}

/** The same as when the site was read, as far as it was stored. */
function findingOf(industry: Industry): IndustryFinding {
  const knowledge = loadKnowledge();
  const [likely] = industry.specialties ?? [];
  const specialty = knowledge.specialties.find(({ id }) => id === likely?.id);
  const kind = tradeOf(industry, knowledge.industries)?.id ?? null;
  return {
    industry,
    kind,
    shares: new Map(),
    specialties: specialty ? [specialty] : [],
    serviceLines: specialty ? serviceLinesOf(specialty, knowledge) : [],
    isSpecialtySure: specialty !== undefined,
    isSpecialtyChosen: false,
    listedWork: new Set(),
    sellsSoftware: hasTradeTrait(kind, 'sells-software'),
  };
}

let commonStems: ReadonlySet<string> | null = null;

/**
 * "Gutter Cleaning" gives "gutter cleaning". Words that the catalog never writes in lower case, such as "Botox", stay.
 */
function inSentence(name: string): string {
  commonStems ??= new Set(Array.from(new Set(catalogWords()), (word) => englishRules.stem(word)));
  const common = commonStems;
  return name.replaceAll('&', 'and').replace(/\p{Lu}\p{Ll}+/gu, (word) => {
    const lower = word.toLowerCase();
    return common.has(englishRules.stem(lower)) ? lower : word;
  });
}

/** Words in lower case. */
function catalogWords(): string[] {
  const texts = loadKnowledge().workflows.flatMap(({ description, tasks }) => [
    description,
    ...tasks.map((task) => task.description),
  ]);
  return texts.flatMap((text) => letterWords(text)).filter((word) => word === word.toLowerCase());
}
