import { describe, expect, it } from 'vitest';
import type { TextBlock } from '../read/page-facts.ts';
import { excludedBlocks } from './excluded-blocks.ts';

const block = (kind: TextBlock['kind'], text: string, heading: string | null = null): TextBlock => ({
  text,
  kind,
  level: kind === 'heading' ? 2 : null,
  heading,
  section: 'main',
});

describe('excludedBlocks', () => {
  it.each([
    'This engagement does not include',
    'What’s not included',
    'What we don’t do',
    'Exclusions',
    'Limitations',
    '08Limitations of Engagement',
    'We will not:',
    'Client Responsibilities',
    'Out of scope',
  ])('includes the blocks under %j', (heading) => {
    const blocks = [
      block('heading', heading),
      block('list-item', 'Personal tax returns', heading),
      block('paragraph', 'Audit and assurance', heading),
      block('heading', 'What is included'),
      block('list-item', 'Monthly bookkeeping', 'What is included'),
    ];
    expect([...excludedBlocks(blocks)]).toEqual([1, 2]);
  });

  it('includes the list items after a sentence that ends in a colon, and nothing after them', () => {
    const blocks = [
      block('paragraph', 'Our plans are simple. We do not handle:'),
      block('list-item', 'Payroll'),
      block('list-item', 'Audits'),
      block('paragraph', 'We prepare your tax return.'),
      block('list-item', 'Sales tax'),
    ];
    expect([...excludedBlocks(blocks)]).toEqual([1, 2]);
  });

  it.each([
    'Our services include',
    'Why our clients do not worry',
    'We do not charge for estimates',
    'No limits',
    'We will not rest until it is done',
  ])('does not include the blocks under %j', (heading) => {
    const blocks = [block('heading', heading), block('list-item', 'Roof repair', heading)];
    expect(excludedBlocks(blocks).size).toBe(0);
  });
});
