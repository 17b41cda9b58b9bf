import { describe, expect, it } from 'vitest';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import type { Evidence } from '#shared/schemas/evidence.ts';
import { pageOf } from '#tests/support/page-builder.ts';
import type { IdentifiedWorkflow } from './identified-workflow.ts';
import { verifyQuotes } from './verify-quotes.ts';

const definition = workflows.find(({ id }) => id === 'appointment-scheduling');
const [task] = definition?.tasks ?? [];
if (!definition || !task) throw new Error('the example has no task');

const page = pageOf('/', ['Call our office to schedule a visit.', 'We answer.']);
const quote = (text: string, url = page.url): Evidence => ({ url, quote: text, kind: 'text' });
const workflow = (evidence: Evidence[], taskEvidence: Evidence[]): IdentifiedWorkflow => ({
  definition,
  name: 'Appointment scheduling',
  basis: 'observed',
  performedBy: 'own',
  evidence,
  tasks: [{ definition: task, basis: 'observed', evidence: taskEvidence }],
  strength: 5,
  isCore: false,
  deliveryWeight: 1,
});
const good = quote('Call our office to schedule a visit.');

describe('verifyQuotes', () => {
  it('keeps quotes that are on their page', () => {
    expect(verifyQuotes([workflow([good], [good])], [page])).toEqual([workflow([good], [good])]);
  });

  it.each([
    ['words that are not there', quote('Call our office to book a visit.')],
    ['words that run over two blocks', quote('a visit. We answer.')],
    ['a page that was not read', quote('We answer.', 'https://example.com/other')],
    ['an empty quote', quote('')],
  ])('drops a workflow whose only quote is %s', (_, bad) => {
    expect(verifyQuotes([workflow([bad], [good])], [page])).toEqual([]);
  });

  it('makes a task inferred if its quote fails', () => {
    const [checked] = verifyQuotes([workflow([good], [quote('nowhere')])], [page]);
    expect(checked?.tasks[0]).toMatchObject({ basis: 'inferred', evidence: [good] });
  });
});
