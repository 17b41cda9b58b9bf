import { describe, expect, it } from 'vitest';
import { matchedWorkflowIds } from '#tests/support/matched-workflow-ids.ts';
import { pageOf } from '#tests/support/page-builder.ts';
import { taughtBlocks } from './taught-blocks.ts';

const taught = (lines: readonly string[]) => {
  const { blocks } = pageOf('/course', lines);
  return [...taughtBlocks(blocks)].map((index) => blocks[index]?.text);
};

describe('taughtBlocks', () => {
  it.each([
    'What you will learn',
    'Course outline',
    'Learning outcomes',
    'Curriculum',
    'Topics covered',
    'Module 2',
  ])('includes the blocks under "%s", up to the next heading of its level', (heading) => {
    const lines = [
      '# Course',
      'Held weekly.',
      `# ${heading}`,
      '## Payroll',
      '- Run the payroll',
      '# Price',
      'Ask us.',
    ];
    expect(taught(lines)).toEqual(['Payroll', 'Run the payroll']);
  });

  it.each(['What we do', 'Our modules', 'Learn more', 'What you get', 'Agenda of the council'])(
    'includes nothing under "%s"',
    (heading) => expect(taught([`# ${heading}`, 'We run the payroll.'])).toEqual([]),
  );
});

describe('the topic of a course', () => {
  const trade = ['# Larch Consulting', 'A management consulting firm. Our consultants advise companies.'];
  const subject = '- Open a support ticket / - Subscribe readers to our newsletter / Send us your resume.';
  it('does not count as work of those who teach it', () => {
    const matched = matchedWorkflowIds(trade, subject);
    const taughtHere = matchedWorkflowIds(trade, `# What you will learn / ${subject}`);
    expect(matched).toContain('newsletter-publishing');
    expect(taughtHere).not.toContain('newsletter-publishing');
  });
});
