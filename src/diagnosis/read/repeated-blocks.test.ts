import { describe, expect, it } from 'vitest';
import type { PageSection, TextBlock } from './page-facts.ts';
import { repeatedBlocks, stripRepeated } from './repeated-blocks.ts';

const block = (text: string, section: PageSection = 'main'): TextBlock => ({
  text,
  kind: 'paragraph',
  level: null,
  heading: null,
  section,
});
const page = (...blocks: (string | TextBlock)[]): { blocks: TextBlock[] } => ({
  blocks: blocks.map((entry) => (typeof entry === 'string' ? block(entry) : entry)),
});

describe('repeatedBlocks', () => {
  it('finds what stands on most pages, whatever the markup calls it', () => {
    const pages = [page('Call us', 'One'), page('CALL US', 'Two'), page('Call us', 'Two'), page('Four')];
    expect(repeatedBlocks(pages)).toEqual(new Set(['call us']));
  });

  it('counts a text once a page', () => {
    expect(repeatedBlocks([page('A', 'A', 'A'), page('B'), page('C')])).toEqual(new Set());
  });

  it('believes only the markup on two pages, and nothing on one', () => {
    const menu = block('Home', 'navigation');
    expect(repeatedBlocks([page(menu, 'We repair roofs'), page(menu, 'We repair roofs')])).toEqual(
      new Set(['home']),
    );
    expect(repeatedBlocks([page(menu)])).toEqual(new Set());
    expect(repeatedBlocks([])).toEqual(new Set());
  });
});

describe('stripRepeated', () => {
  it('leaves each repeated text on the first page that says it', () => {
    const pages = [page('One', 'Call us', 'Call us'), page('Call us', 'Two'), page('Three', 'Call us')];
    expect(stripRepeated(pages).map((entry) => entry.blocks.map((said) => said.text))).toEqual([
      ['One', 'Call us', 'Call us'],
      ['Two'],
      ['Three'],
    ]);
  });

  it('does not touch pages that lose nothing', () => {
    const pages = [page('One'), page('Two')];
    expect(stripRepeated(pages)[1]).toBe(pages[1]);
  });
});
