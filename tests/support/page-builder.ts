import type { PageFacts, PageForm, PageKind, TextBlock } from '#diagnosis/read/page-facts.ts';
import { blankPage } from './blank-page.ts';

/**
 * A line's beginning gives its kind: `# ` heading, `## ` subheading, `- ` list item, `nav: ` menu item, `button: `
 * control, `quote: ` quote. Other lines are paragraphs.
 */
export function pageOf(
  path: string,
  lines: readonly string[],
  more: { kind?: PageKind; title?: string; language?: string | null; forms?: PageForm[] } = {},
): PageFacts {
  const blocks = toBlocks(lines);
  return {
    ...blankPage(`https://example.com${path}`),
    title: more.title ?? '',
    language: more.language === undefined ? 'en' : more.language,
    kind: more.kind ?? (path === '/' ? 'home' : 'other'),
    words: blocks.reduce((sum, block) => sum + block.text.split(/\s+/).length, 0),
    blocks,
    forms: more.forms ?? [],
  };
}

export function formOf(form: Partial<PageForm> & Pick<PageForm, 'purpose'>): PageForm {
  return { action: null, fields: [], submit: null, heading: null, section: 'main', ...form };
}

function toBlocks(lines: readonly string[]): TextBlock[] {
  let heading: string | null = null;
  return lines.map((line): TextBlock => {
    const [, kind, text] = /^(?:(## |# |- |nav: |button: |quote: ))?(.*)$/s.exec(line) ?? [];
    const shared = { text: text ?? '', level: null, heading, section: 'main' as const };
    if (kind === '# ' || kind === '## ') {
      heading = shared.text;
      return { ...shared, kind: 'heading', level: kind === '# ' ? 2 : 3 };
    }
    if (kind === '- ') return { ...shared, kind: 'list-item' };
    if (kind === 'nav: ') return { ...shared, kind: 'list-item', section: 'navigation' };
    if (kind === 'button: ') return { ...shared, kind: 'control' };
    return { ...shared, kind: kind === 'quote: ' ? 'quote' : 'paragraph' };
  });
}

export function menuLink(path: string, text: string): PageFacts['links'][number] {
  return { url: `https://example.com${path}`, text, section: 'navigation', via: 'anchor', nofollow: false };
}
