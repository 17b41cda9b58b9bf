// How the facts of a page travel from the thread that read it: what its blocks repeat is said once, which makes fewer
// bytes to write and parse, and one text in memory for a heading that stands above many blocks.
import { blockKindSchema, type PageFacts, pageSectionSchema, type TextBlock } from '../read/page-facts.ts';

/** Facts with their blocks taken apart; plain data. */
export interface FactsWire {
  facts: Omit<PageFacts, 'blocks'>;
  texts: string[];
  /** Of each block its kind, section and level in one number. */
  shapes: number[];
  /** Each as often as it takes over from another. */
  headings: string[];
  /** Of each block the number of its heading, from 1; 0 for none. */
  under: number[];
}

export function packFacts({ blocks, ...facts }: PageFacts): FactsWire {
  const wire: FactsWire = { facts, texts: [], shapes: [], headings: [], under: [] };
  let last: string | null = null;
  for (const { text, kind, level, heading, section } of blocks) {
    if (heading !== null && heading !== last) wire.headings.push(heading);
    last = heading ?? last;
    wire.texts.push(text);
    wire.shapes.push(kindNumbers[kind] + step * (sectionNumbers[section] + step * (level ?? 0)));
    wire.under.push(heading === null ? 0 : wire.headings.length);
  }
  return wire;
}

export function unpackFacts({ facts, texts, shapes, headings, under }: FactsWire): PageFacts {
  const blocks = texts.map((text, index): TextBlock => {
    const shape = shapes[index] ?? 0;
    return {
      text,
      kind: kinds[shape % step] ?? 'other',
      level: Math.floor(shape / (step * step)) || null,
      heading: headings[(under[index] ?? 0) - 1] ?? null,
      section: sections[Math.floor(shape / step) % step] ?? 'main',
    };
  });
  return { ...facts, blocks };
}

const kinds = blockKindSchema.options;
const kindNumbers = numbered(kinds);
const sections = pageSectionSchema.options;
const sectionNumbers = numbered(sections);
/** More than there are kinds or sections. */
const step = 16;

function numbered<Name extends string>(names: readonly Name[]): Record<Name, number> {
  return Object.fromEntries(names.map((name, number) => [name, number])) as Record<Name, number>;
}
