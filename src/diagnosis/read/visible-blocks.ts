import { breakingTags } from './block-tags.ts';
import { elementText, imageName } from './element-text.ts';
import { foldShort } from './fold-text.ts';
import type { HtmlDocument } from './html-document.ts';
import { createOutline, questionLevel } from './outline.ts';
import type { TextBlock } from './page-facts.ts';
import { attribute, isText, type PageElement } from './page-node.ts';
import { createTextRun } from './text-run.ts';

const maxBlocks = 4000;
const maxBlockCharacters = 4000;
const maxCharacters = 400_000;

/**
 * `spoken` are texts that the page doesn't show as text, such as placeholders; they become blocks at their
 * element's position.
 */
export function visibleBlocks(
  document: HtmlDocument,
  spoken: ReadonlyMap<PageElement, readonly string[]>,
): TextBlock[] {
  const { nodes } = document;
  const outline = createOutline();
  const run = createTextRun();
  const namesItsLink = imageNaming(document);
  const openBoxes: PageElement[] = [];
  const blocks: TextBlock[] = [];
  let room = maxCharacters;

  function add(text: string, box: PageElement, shape: BlockShape, rank: number | null): boolean {
    if (blocks.length >= maxBlocks || room < text.length) return false;
    room -= text.length;
    const heading = outline.headingAbove(box.section, text, rank);
    blocks.push({ text, kind: shape.kind, level: shape.level, heading, section: box.section });
    return true;
  }

  function emit(text: string, box: PageElement, shape: BlockShape): void {
    const rank = shape.level ?? (isQuestion(box, text) ? questionLevel : null);
    if (text.length <= maxBlockCharacters) add(text, box, shape, rank);
    else cutLong(text).every((part) => add(part, box, shape, rank));
  }

  function flush(position: number, beginsLine: boolean): void {
    for (;;) {
      const box = openBoxes[openBoxes.length - 1];
      const isEnd = box !== undefined && box.end <= position;
      if (!isEnd && !beginsLine) return;
      const texts = run.take(box !== undefined && isHeadingBox(box));
      if (box !== undefined && texts.length > 0) {
        const shape = shapeOf(box);
        for (let index = 0; index < texts.length; index += 1) emit(texts[index] ?? '', box, shape);
      }
      if (!isEnd) return;
      openBoxes.pop();
    }
  }

  for (let position = 0; position < nodes.length; position += 1) {
    const node = nodes[position];
    if (node === undefined) continue;
    if (isText(node)) {
      flush(position, false);
      if (!node.parent.hidden && !ownValue.has(node.parent.tag)) run.add(node);
      continue;
    }
    const opens = !node.hidden && node.tag !== 'br' && (breakingTags.has(node.tag) || isButtonLink(node));
    flush(position, opens);
    if (opens) openBoxes.push(node);
    if (!node.hidden) {
      if (node.tag === 'br') run.breakLine();
      else if (node.tag === 'a') run.startLink(node.end);
      else if (node.tag === 'img' && namesItsLink(node)) run.addName(imageName(node));
    }
    if (spoken.size === 0) continue;
    for (const text of spoken.get(node) ?? []) {
      flush(position, true);
      emit(text, node, control);
    }
  }
  flush(nodes.length, false);
  return blocks;
}

type BlockShape = Pick<TextBlock, 'kind' | 'level'>;

const control: BlockShape = { kind: 'control', level: null };

const ownValue = new Set(['textarea', 'option', 'optgroup', 'select']);

const shapes = new Map<string, BlockShape>([
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

const maxLevelsUp = 4;

function shapeOf(box: PageElement): BlockShape {
  const own = shapes.get(box.tag);
  if (own !== undefined && own.kind !== 'paragraph') return own;
  let above = box.parent;
  for (let level = 0; above !== null && level < maxLevelsUp; level += 1) {
    const shape = shapes.get(above.tag);
    // A table cell with paragraphs is often only layout, so the paragraph decides.
    if (shape !== undefined && (own === undefined || shape.kind !== 'cell')) {
      if (above.tag !== 'a') return shape;
    }
    above = above.parent;
  }
  return own ?? { kind: 'other', level: null };
}

function isHeadingBox(box: PageElement): boolean {
  return shapes.get(box.tag)?.kind === 'heading';
}

/** A question that opens its answer works like a heading for the content below. */
function isQuestion(box: PageElement, text: string): boolean {
  return box.tag === 'summary' || ((box.tag === 'button' || box.tag === 'dt') && text.endsWith('?'));
}

function isButtonLink(element: PageElement): boolean {
  if (element.tag !== 'a') return false;
  if (attribute(element, 'role') === 'button') return true;
  const classes = attribute(element, 'class');
  return classes !== null && buttonClass.test(classes.slice(0, 300));
}

const buttonClass = /(?:^|\s)(?:btn|button|wp-block-button__link|elementor-button|cta)(?:\s|$|-(?!link))/i;

function imageNaming(document: HtmlDocument): (image: PageElement) => boolean {
  const saysNothing = new Map<PageElement, boolean>();
  return (image) => {
    let above = image.parent;
    for (let level = 0; above !== null && level < maxLevelsUp; level += 1) {
      if (namedByImage.has(above.tag)) {
        let empty = saysNothing.get(above);
        if (empty === undefined) {
          empty = elementText(document, above, { limit: 20, hidden: false, images: false }) === '';
          saysNothing.set(above, empty);
        }
        return empty;
      }
      above = above.parent;
    }
    return false;
  };
}

const namedByImage = new Set(['a', 'button', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

function cutLong(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > 0 && parts.length * maxBlockCharacters < maxCharacters) {
    const part = foldShort(rest.slice(0, maxBlockCharacters + 1), maxBlockCharacters);
    if (part === '') break;
    parts.push(part);
    rest = rest.slice(part.length).trimStart();
  }
  return parts;
}
