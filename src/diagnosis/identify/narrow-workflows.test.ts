import { describe, expect, it } from 'vitest';
import { industries } from '#catalogue/industries/industry-registry.ts';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import { pageOf } from '#tests/support/page-builder.ts';
import { plainFiller } from '#tests/support/plain-filler.ts';
import { identify } from './identify.ts';

const lawFirm = [
  '# Harrow & Finch, attorneys at law',
  'Our attorneys practise family law and criminal defense and represent clients in court.',
  'Book your free legal consultation with our attorney.',
  'Schedule your free case evaluation with an attorney.',
  plainFiller,
];
const found = (lines: string[]) =>
  identify([pageOf('/', [...lawFirm, ...lines])], 'unknown', { workflows, industries })
    .workflows.filter(({ basis }) => basis !== 'typical')
    .map(({ definition }) => definition.id);

describe('what nearly everybody does, beside narrower work', () => {
  it('stays where other sentences tell of it', () => {
    const ids = found(['We respond to all inquiries within one business day.', 'Send us a message.']);
    expect(ids).toEqual(expect.arrayContaining(['legal-consultation', 'inquiry-handling']));
  });

  it('goes where the narrower work is all that is told', () => {
    const ids = found([]);
    expect(ids).toContain('legal-consultation');
    expect(ids).not.toContain('appointment-scheduling');
  });
});
