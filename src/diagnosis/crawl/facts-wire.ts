// How the facts of a page travel from the thread that read it: what its blocks repeat is said once, which makes fewer
// bytes to write and parse, and one text in memory for a heading that stands above many blocks.
import type { PageFacts, TextBlock } from '../read/page-facts.ts';

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

/** Listed here and not taken from the schemas, which a thread that only reads would have to load. */
const kindNumbers: Readonly<Record<TextBlock['kind'], number>> = {
  heading: 0,
  paragraph: 1,
  'list-item': 2,
  cell: 3,
  quote: 4,
  control: 5,
  other: 6,
};
const sectionNumbers: Readonly<Record<TextBlock['section'], number>> = {
  header: 0,
  navigation: 1,
  main: 2,
  aside: 3,
  footer: 4,
};
const kinds = Object.keys(kindNumbers) as TextBlock['kind'][];
const sections = Object.keys(sectionNumbers) as TextBlock['section'][];
/** More than there are kinds or sections. */
const step = 16;
