import { describe, expect, it } from 'vitest';
import { matchedWorkflowIds, type Wordings } from '#tests/support/matched-workflow-ids.ts';

const charity = [
  '# Open Hand',
  'A nonprofit organization and registered 501c3 charity in the old mill. Tax deductible gifts keep it alive.',
];

const wordings: ({ id: string; trade: readonly string[] } & Wordings)[] = [
  {
    id: 'client-assistance',
    trade: charity,
    fires: [
      'Emergency assistance with rent: call to apply.',
      '# Get Help / Rent assistance for families: apply at our office.',
      'Case management for each client family.',
      'Utility assistance program: request help here.',
      'Apply for assistance online today.',
    ],
    silent: [
      'Need help with your order?',
      'We do not offer rent assistance.',
      'Help yourself to tea.',
      'Roadside assistance may take an hour.',
      'The rent of the hall is low.',
    ],
  },
  {
    id: 'shelter-operations',
    trade: charity,
    fires: [
      'Our emergency shelter opens at six.',
      '# Shelter / The homeless shelter has forty beds.',
      'Transitional housing program for mothers.',
      'Domestic violence shelter with a secret address.',
      'Supportive housing for veterans: we provide fifty units.',
    ],
    silent: [
      'The bus shelter is new.',
      'We do not offer emergency shelter.',
      'The housing market is slow.',
      'A lamp in its housing.',
      'Shelter from rain under trees.',
    ],
  },
  {
    id: 'support-groups',
    trade: charity,
    fires: [
      'Our caregiver support group meets on Tuesdays.',
      '# Support Groups / Our grief support group is free.',
      'Call our 24-hour crisis hotline.',
      'Support groups for parents: join us monthly.',
      'Peer support program led by survivors.',
    ],
    silent: [
      'Technical support answers by mail.',
      'We do not offer support groups.',
      'A group of trees.',
      'The line to the desk is short.',
      'Support beams of oak.',
    ],
  },
];

describe.each(wordings)('$id', ({ id, trade, fires, silent }) => {
  it.each(fires)('matches: %s', (line) => expect(matchedWorkflowIds(trade, line)).toContain(id));
  it.each(silent)('does not match: %s', (line) => expect(matchedWorkflowIds(trade, line)).not.toContain(id));
});
