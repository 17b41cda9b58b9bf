import { defineWorkflow } from '#catalogue/define.ts';

export const dataRecovery = defineWorkflow({
  id: 'data-recovery',
  name: 'Data recovery',
  naming: {
    variants: [{ any: ['(raid|server|nas)'], name: 'RAID and server data recovery' }],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Getting files back from dead, deleted or soaked media: intake, diagnosis, quote, repair, imaging, return.',
  industries: ['tech', 'it-services', 'retail', 'trades'],
  narrows: ['backup-recovery', 'computer-repair'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(data|file|photo|hard drive|hard disk|raid|ssd|server|memory card|usb) recovery ~ (service|lab|engineers|from|failed|dead|clean room|cleanroom|specialist|diagnosis|no data|we|hard|raid|quote)',
          '(recover|retrieve|recovering) ~ (data|files|photos|messages) ~ (dead|failed|damaged|hard|disks|drives|phones|cards|raid|servers|corrupted|crashed|laptop)',
          'no data no (fee|charge)',
          '(replace heads|platters|clean room|cleanroom|chip off|head swap|firmware) ~ (recover|recovery|image|imaged|imaging|sector|drive|photos|data|head|platters)',
        ],
      },
      {
        weight: 3,
        any: [
          '(data recovery|hard drive recovery|hard drives|raid recovery|file recovery|ssd recovery|raid servers|phone data recovery|photo recovery|server recovery|memory card recovery)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(data|file|hard drive|hard disk|raid|ssd|server|photo|phone|nas|tape|memory card|usb) (data |)recovery',
    ],
    anywhere: false,
    apart: 3,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(disaster|business continuity|backup) ~ (plan|policy)',
        '(deleted|removed|lost) ~ (account|cannot be recovered)',
      ],
      because: 'Plans for a disaster',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'log-device',
      name: 'Log broken media in',
      description: 'Record maker, fault and what is wanted most, and label it.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 3, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['enter-data', 'interview'],
      shownBy: ['(form|courier|send)'],
    },
    {
      id: 'diagnose-fault',
      name: 'Diagnose the fault of disks and cards',
      description: 'Test electronics, heads and file system without writing on them.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 1, error: 4, data: 4 },
      value: { differentiation: 4, decision: 3, expertise: 5, revenue: 3 },
      traits: ['diagnose', 'hands-on'],
      shownBy: ['(diagnosis|diagnose)'],
    },
    {
      id: 'quote-list-files',
      name: 'Quote for the recovery',
      description:
        'Say what can be saved, at which price and in how many days, and what happens if nothing is found.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 4, error: 2, data: 1 },
      value: { differentiation: 2, decision: 5, expertise: 2, revenue: 4 },
      traits: ['answer-questions', 'draft-text'],
      shownBy: ['(quote|list)'],
    },
    {
      id: 'repair-image',
      name: 'Repair media and copy them',
      description: 'Swap parts in clean air and copy sector by sector.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 8, high: 20 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 1, error: 5, data: 4 },
      value: { differentiation: 5, decision: 3, expertise: 5, revenue: 4 },
      traits: ['hands-on'],
      shownBy: ['(head|image|clean room|chip)'],
    },
    {
      id: 'rebuild-files-check',
      name: 'Rebuild files and check them',
      description: 'Put arrays and file systems together and open samples.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 1, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['diagnose', 'extract-data'],
      shownBy: ['(rebuild|raid|file)'],
    },
    {
      id: 'return-data-wipe',
      name: 'Return recovered data and wipe copies',
      description: 'Copy to a new disk, ship and erase after the set time.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 1, presence: 2, contact: 2, error: 4, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 2 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(return|ship)'],
    },
  ],
});
