import { defineWorkflow } from '#catalogue/define.ts';

export const digitalForensics = defineWorkflow({
  id: 'digital-forensics',
  name: 'Computer forensics',
  naming: {
    parts: [
      { any: ['(digital|mobile|phone|cyber)'], name: 'Digital forensics' },
      { any: ['(computer|disk|hard)'], name: 'Computer forensics' },
    ],
  },
  department: 'IT',
  type: 'Analysis',
  description:
    'Securing and examining data as evidence: taking it in, imaging, analysis, report and testimony.',
  industries: ['tech', 'it-services', 'security-services', 'consulting', 'legal'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(digital|computer|mobile|phone|cell phone|cyber) (forensic) ~ (evidence|examination|examiner|expert|report|solicitors|attorneys|police|investigation|lab|imaging|we|testimony|analysis|court)',
          '(evidence|devices|disks|drives|phones) ~ (imaged|imaging|preserved) ~ (solicitors|police|court|chain|documented|forensic|forensically|attorneys|evidence)',
          '(chain of custody|expert testimony|expert witness) ~ (digital|forensic|data|computer|phone|imaging|evidence|examiner)',
        ],
      },
      {
        weight: 3,
        any: [
          '(forensics|digital forensics|computer forensics|mobile forensics|cell phone forensics|ediscovery|cyber forensics|e discovery)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '((digital|computer|mobile|cell phone|phone|cyber) (forensics|forensic investigation)|ediscovery|e discovery|forensics)',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(forensic) (accounting|accountant|psychology|engineering|science)'],
      because: 'Another kind of forensics',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'agree-scope',
      name: 'Agree questions and scope of the examination',
      description: 'Settle with lawyer or client what is asked, what may be looked at and by which right.',
      role: 'Security Specialist',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 3, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['interview', 'check-rules'],
    },
    {
      id: 'take-evidence',
      name: 'Take devices in as evidence',
      description: 'Seal, photograph and log every hand they pass.',
      role: 'Security Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 1, presence: 5, contact: 2, error: 5, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 2 },
      traits: ['hands-on', 'enter-data'],
      shownBy: ['(chain|evidence)'],
    },
    {
      id: 'image-device',
      name: 'Image the device',
      description: 'Copy without change, past locks where allowed, and prove it by hash.',
      role: 'Security Specialist',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 2, presence: 4, contact: 1, error: 5, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(image|imaged)'],
    },
    {
      id: 'examine-copy',
      name: 'Examine the copy',
      description: 'Search mails, chats, deletions and times and put together what happened.',
      role: 'Security Specialist',
      judgment: true,
      hoursPerWeek: { low: 6, high: 18 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 1, error: 5, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 5, revenue: 3 },
      traits: ['analyse-data', 'diagnose'],
      shownBy: ['(examine|analysis|search)'],
    },
    {
      id: 'write-report',
      name: 'Write the forensic report',
      description: 'Say what was found, by which steps and how sure it is.',
      role: 'Security Specialist',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 5, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 5, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(report)'],
    },
    {
      id: 'explain-court',
      name: 'Explain the findings in court',
      description: 'Prepare with the lawyer, testify and answer questions.',
      role: 'Security Specialist',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 5, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['advise'],
      shownBy: ['(court|testimony|witness)'],
    },
  ],
});
