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
    'Securing and examining data as evidence: image, chain of custody, analysis, report, testimony.',
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
      id: 'take-evidence',
      name: 'Take the evidence in',
      description: 'Seal, photograph and log every hand it passes.',
      role: 'Security Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(chain|evidence)'],
    },
    {
      id: 'image-device',
      name: 'Image the device',
      description: 'Copy without change and check by hash.',
      role: 'Security Specialist',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 3, error: 4, data: 4 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(image|imaged)'],
    },
    {
      id: 'examine-copy',
      name: 'Examine the copy',
      description: 'Search mails, chats, deletions and times.',
      role: 'Security Specialist',
      judgment: true,
      hoursPerWeek: { low: 6, high: 18 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(examine|analysis|search)'],
    },
    {
      id: 'write-report',
      name: 'Write the report',
      description: 'Say what was found and how sure it is.',
      role: 'Security Specialist',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(report)'],
    },
    {
      id: 'explain-court',
      name: 'Explain it in court',
      description: 'Testify and answer questions.',
      role: 'Security Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(court|testimony|witness)'],
    },
  ],
});
