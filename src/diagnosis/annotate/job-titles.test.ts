import { describe, expect, it } from 'vitest';
import { pageOf } from '#tests/support/page-builder.ts';
import { jobTitleBlocks } from './job-titles.ts';

const titlesIn = (lines: string[]) => {
  const page = pageOf('/', lines);
  return [...jobTitleBlocks(page)].map((index) => page.blocks[index]?.text);
};

describe('jobTitleBlocks', () => {
  it('finds the positions that a page lists', () => {
    const lines = ['We place people.', 'IT Support Specialist', 'Project Manager', 'Data Engineers'];
    expect(titlesIn(lines)).toEqual(['IT Support Specialist', 'Project Manager', 'Data Engineers']);
  });

  it('leaves a service named after who does it', () => {
    expect(
      titlesIn(['Wedding Coordinator', 'Virtual Assistant', 'We help you find a property manager.']),
    ).toEqual([]);
  });
});
