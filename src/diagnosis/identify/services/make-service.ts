import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import { chooseEvidence } from '../choose-evidence.ts';
import { requiredFactor } from '../eligibility.ts';
import type { Sign } from '../gather-evidence.ts';
import type { IdentifiedWorkflow } from '../identified-workflow.ts';
import type { IndustryFinding } from '../identify-industry.ts';
import { identifyTasks } from '../identify-tasks.ts';
import { nameService } from '../name-service.ts';
import { longestQuote } from '../quote.ts';
import type { SiteReading } from '../site-reading.ts';
import { strengthOf } from '../strength.ts';
import { nameStems } from './name-stems.ts';
import type { OfferedService } from './offered-services.ts';
import type { OwnSentence } from './own-sentences.ts';
import { isWorkName } from './work-names.ts';

/**
 * A service as the work of `definition`, with the site's own name for it: *observed* when a sentence that enumerates it
 * (`told`), one that speaks of it, or one of the workflow's own signs says so (`known`), else *inferred* from
 * where it is listed. Null when nothing of it can be quoted.
 */
export function makeService(
  site: SiteReading,
  service: OfferedService,
  told: readonly OwnSentence[],
  sentences: readonly OwnSentence[],
  definition: WorkflowDefinition,
  finding: IndustryFinding,
  known: readonly Sign[],
): IdentifiedWorkflow | null {
  const saying = [...told, ...sentencesFor(service, sentences).filter((entry) => !told.includes(entry))];
  const signs: Sign[] = [
    ...known,
    ...saying.map((sentence, rank) => sentenceSign(site, sentence, rank)),
    ...service.spans.flatMap((span, rank) => presentedSigns(site, service.name, span, rank)),
  ];
  const basis = signs.some(isSaying) ? 'observed' : 'inferred';
  const quotable = basis === 'observed' ? withName(service.name, signs) : signs;
  const evidence = chooseEvidence(quotable);
  if (evidence.length === 0) return null;
  return {
    definition,
    name: nameService(patternFor(service.name, definition, finding), service.name),
    basis,
    performedBy: 'own',
    evidence,
    tasks: identifyTasks(site, { definition, taskHits: [] }, basis, signs, evidence),
    strength: strengthOf(signs),
    hoursShare: 1,
  };
}

function patternFor(name: string, definition: WorkflowDefinition, finding: IndustryFinding): string {
  const { naming, delivers } = definition;
  if (requiredFactor(definition, finding) === null) return '{service}';
  if (delivers?.called && !isWorkName(name)) return delivers.called;
  return naming?.perService?.pattern ?? '{service}';
}

/** What says that it is done, and, where none of that has the name, what stands above it with the name. */
function withName(name: string, signs: readonly Sign[]): Sign[] {
  const stems = [...nameStems(name)];
  const isNamed = ({ evidence }: Sign) => {
    const said = nameStems(evidence?.quote ?? '');
    return stems.every((stem) => said.has(stem));
  };
  const saying = signs.filter(({ direct }) => direct);
  const heading = saying.some(isNamed) ? undefined : signs.find((sign) => !sign.direct && isNamed(sign));
  return heading ? [...saying, heading] : saying;
}

/** A shorter sentence says something only together with its neighbours. */
const fewestWords = 8;

/** Sentences that name the whole service, those of its entry, and those of its page that take up half of its name. */
function sentencesFor({ name, spans }: OfferedService, sentences: readonly OwnSentence[]): OwnSentence[] {
  const stems = [...nameStems(name)];
  return sentences.filter(({ page, block, stems: said, text }) => {
    if (stems.every((stem) => said.has(stem))) return true;
    const within = spans.filter((span) => span.page === page && block > span.from && block < span.to);
    // An entry of a list is about nothing else; a page says other things too.
    return within.some(
      ({ from }) =>
        (from > 0 && text.split(/\s+/).length >= fewestWords) ||
        stems.filter((stem) => said.has(stem)).length * 2 >= stems.length,
    );
  });
}

function sentenceSign(site: SiteReading, { page, text }: OwnSentence, rank: number): Sign {
  const url = site.pages[page]?.url ?? '';
  return {
    key: `service sentence ${rank}`,
    strength: 3,
    direct: true,
    evidence: { url, quote: shorten(text), kind: 'text' },
    hit: null,
  };
}

/** What customers must not expect or do says little of the work. */
const refusing = /\b(?:not|cannot|never|must)\b|n['’]t\b/i;
/** Further down a page other things are told. */
const mostLines = 6;

/** The heading or list item that names the service, and the line beneath it that says most of it. */
function presentedSigns(
  site: SiteReading,
  name: string,
  { page, from, to }: OfferedService['spans'][number],
  rank: number,
): Sign[] {
  const found = site.pages[page];
  if (!found) return [];
  const stems = [...nameStems(name)];
  const taken = (text: string) => {
    const said = nameStems(text);
    return stems.filter((stem) => said.has(stem)).length;
  };
  const headings = found.blocks
    .slice(from, to)
    .filter(({ kind, section }) => kind !== 'other' && section !== 'navigation');
  const heading =
    from === 0
      ? (headings.find(
          ({ kind, section, text }) => kind === 'heading' && section === 'main' && taken(text) > 0,
        ) ?? headings[0])
      : headings[0];
  const lines = found.blocks
    .slice(from + 1, to)
    .filter(
      ({ kind, section, text }) =>
        kind === 'paragraph' && section === 'main' && text.split(/\s+/).length >= 5 && !refusing.test(text),
    )
    .slice(0, mostLines);
  const most = Math.max(...lines.map(({ text }) => taken(text)));
  const line = lines.find(({ text }) => taken(text) === most);
  return [heading, line].flatMap((block, index): Sign[] =>
    block
      ? [
          {
            key: `service ${rank} ${index}`,
            strength: index === 0 ? 2 : 1.5,
            direct: false,
            evidence: {
              url: found.url,
              quote: shorten(block.text),
              kind: block.kind === 'heading' ? 'heading' : 'text',
            },
            hit: null,
          },
        ]
      : [],
  );
}

/** Cut between words where it is too long; always an exact part of the text. */
function shorten(text: string): string {
  return text.length <= longestQuote ? text : text.slice(0, longestQuote).replace(/\s+\S*$/, '');
}

/** A sign that says the work is done, not only what it is called. */
function isSaying({ direct, evidence }: Sign): boolean {
  return direct && evidence !== null && evidence.quote.split(/\s+/).length >= 5;
}
