import { BREAKING_TAGS } from './block-tags.ts';
import { elementText, imageName } from './element-text.ts';
import { foldShort, foldText } from './fold-text.ts';
import { attribute, type HtmlDocument, isText, type PageElement, type PageText } from './html-document.ts';
import { appendInline } from './inline-text.ts';
import type { PageSection, TextBlock } from './page-facts.ts';

/** Limits of what one page may store. */
const MAX_BLOCKS = 4000;
const MAX_BLOCK_CHARACTERS = 4000;
const MAX_CHARACTERS = 400_000;

/**
 * The visible text of a page in document order, one block for each run that a browser shows
 * without a line break. `spoken` are texts that stand for an element though they are no text of the
 * page: a field's placeholder or off-screen label; they become blocks at their element's place.
 */
export function visibleBlocks(
  document: HtmlDocument,
  spoken: ReadonlyMap<PageElement, readonly string[]>,
): TextBlock[] {
  const outline = new Map<PageSection, Outline>();
  const blocks: TextBlock[] = [];
  let room = MAX_CHARACTERS;
  let run = '';
  let previous: PageText | null = null;
  /** Where the links of the run begin, while the run is nothing but links; else null. */
  let linkStarts: number[] | null = [];
  let linkEnd = 0;
  const openBoxes: PageElement[] = [];

  const emit = (text: string, shape: BlockShape, section: PageSection): void => {
    for (const part of cutLong(text)) {
      if (blocks.length >= MAX_BLOCKS || room < part.length) return;
      room -= part.length;
      blocks.push({
        text: part,
        kind: shape.kind,
        level: shape.level,
        heading: headingAbove(outline, section, part, shape.level),
        section,
      });
    }
  };
  const flush = (box: PageElement | undefined): void => {
    if (run === '') return;
    const parts = linkStarts !== null && linkStarts.length > 1 ? splitAt(run, linkStarts) : [run];
    run = '';
    previous = null;
    linkStarts = [];
    if (box === undefined) return;
    for (const part of parts) {
      const text = foldText(part);
      if (text !== '') emit(text, shapeOf(box), box.section);
    }
  };

  for (const node of document.nodes) {
    for (
      let open = openBoxes.at(-1);
      open !== undefined && open.end <= node.position;
      open = openBoxes.at(-1)
    ) {
      flush(open);
      openBoxes.pop();
    }
    if (isText(node)) {
      if (node.parent.hidden || OWN_VALUE.has(node.parent.tag)) continue;
      if (node.position >= linkEnd && !SEPARATOR.test(node.value)) linkStarts = null;
      run = appendInline(run, previous, node);
      previous = node;
      continue;
    }
    if (node.hidden) {
      for (const text of spoken.get(node) ?? []) emitSpoken(text, node);
      continue;
    }
    if (BREAKING_TAGS.has(node.tag) || isButtonLink(node)) {
      flush(openBoxes.at(-1));
      openBoxes.push(node);
    }
    if (node.tag === 'a') {
      linkStarts?.push(run.length);
      linkEnd = node.end;
    }
    if (node.tag === 'img' && namesItsLink(document, node)) run += ` ${imageName(node)} `;
    for (const text of spoken.get(node) ?? []) emitSpoken(text, node);
  }
  while (openBoxes.length > 0) flush(openBoxes.pop());
  return blocks;

  function emitSpoken(text: string, element: PageElement): void {
    flush(openBoxes.at(-1));
    emit(text, { kind: 'control', level: null }, element.section);
  }
}

type BlockShape = Pick<TextBlock, 'kind' | 'level'>;

/** Elements whose text is a value, not something the page says; options come in as spoken texts. */
const OWN_VALUE = new Set(['textarea', 'option', 'optgroup', 'select']);

const SHAPES = new Map<string, BlockShape>([
  ...[1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, { kind: 'heading', level } as BlockShape] as const),
  ...['li', 'dt', 'dd'].map((tag) => [tag, { kind: 'list-item', level: null } as BlockShape] as const),
  ...['td', 'th', 'caption'].map((tag) => [tag, { kind: 'cell', level: null } as BlockShape] as const),
  ...['button', 'label', 'legend'].map(
    (tag) => [tag, { kind: 'control', level: null } as BlockShape] as const,
  ),
  ['a', { kind: 'control', level: null }],
  ['blockquote', { kind: 'quote', level: null }],
  ['p', { kind: 'paragraph', level: null }],
]);

/** Boxes inside one of these still are part of it, up to this many levels. */
const LOOK_UP = 4;

function shapeOf(box: PageElement): BlockShape {
  const own = SHAPES.get(box.tag);
  if (own !== undefined && own.kind !== 'paragraph') return own;
  let above = box.parent;
  for (let level = 0; above !== null && level < LOOK_UP; level += 1) {
    const shape = SHAPES.get(above.tag);
    // A table cell or a list item that holds paragraphs is often layout: the paragraph says more.
    if (shape !== undefined && (own === undefined || shape.kind !== 'cell')) {
      if (above.tag !== 'a') return shape;
    }
    above = above.parent;
  }
  return own ?? { kind: 'other', level: null };
}

/** The nearest heading above in the same part of the page; a heading's own is the nearest of a higher rank. */
type Outline = { level: number; text: string }[];

function headingAbove(
  outlines: Map<PageSection, Outline>,
  section: PageSection,
  text: string,
  level: number | null,
): string | null {
  const outline = outlines.get(section) ?? [];
  if (level === null) return outline.at(-1)?.text ?? null;
  while ((outline.at(-1)?.level ?? 0) >= level) outline.pop();
  const above = outline.at(-1)?.text ?? null;
  outline.push({ level, text: foldShort(text, 200) });
  outlines.set(section, outline);
  return above;
}

/** What may stand between the links of a row without making it a sentence. */
const SEPARATOR = /^[\s|•·/\\>»›–—-]*$/;

/** The parts of a row of links; each takes the separator before it. */
function splitAt(run: string, starts: readonly number[]): string[] {
  return starts.map((start, index) => run.slice(start, starts[index + 1]).replace(/[\s|•·/\\>»›–—-]+$/, ''));
}

/** A link drawn as a button stands by itself, as a button does. */
function isButtonLink(element: PageElement): boolean {
  if (element.tag !== 'a') return false;
  if (attribute(element, 'role') === 'button') return true;
  const classes = attribute(element, 'class');
  return classes !== null && BUTTON_CLASS.test(classes.slice(0, 300));
}

const BUTTON_CLASS = /(?:^|\s)(?:btn|button|wp-block-button__link|elementor-button|cta)(?:\s|$|-(?!link))/i;

/** Whether an image's name is all that its link, button or heading says. */
function namesItsLink(document: HtmlDocument, image: PageElement): boolean {
  let above = image.parent;
  for (let level = 0; above !== null && level < LOOK_UP; level += 1) {
    if (NAMED_BY_IMAGE.has(above.tag)) {
      return elementText(document, above, { limit: 20, hidden: false, images: false }) === '';
    }
    above = above.parent;
  }
  return false;
}

const NAMED_BY_IMAGE = new Set(['a', 'button', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Parts of at most the block limit, cut between words. */
function cutLong(text: string): string[] {
  if (text.length <= MAX_BLOCK_CHARACTERS) return [text];
  const parts: string[] = [];
  let rest = text;
  while (rest.length > 0 && parts.length * MAX_BLOCK_CHARACTERS < MAX_CHARACTERS) {
    const part = foldShort(rest.slice(0, MAX_BLOCK_CHARACTERS + 1), MAX_BLOCK_CHARACTERS);
    if (part === '') break;
    parts.push(part);
    rest = rest.slice(part.length).trimStart();
  }
  return parts;
}
