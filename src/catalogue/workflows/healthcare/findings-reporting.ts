import { defineWorkflow } from '#catalogue/define.ts';

export const findingsReporting = defineWorkflow({
  id: 'findings-reporting',
  name: 'Reporting findings to referring doctors',
  department: 'Operations',
  type: 'Communication',
  description:
    'Getting findings to whoever asked for the examination: reading images or values, writing the report, sending it and telling urgent findings at once.',
  industries: ['diagnostics', 'medical-practice', 'healthcare'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(report|reports|results) ~ (sent|faxed|forwarded|delivered|available|returned|back) ~ (referring|requesting|ordering|=your) (physician|physicians|doctor|doctors|provider|practitioner|dentist|vet|gp)',
          '(timely|prompt|fast|same day|rapid|24 hour|48 hour) (reporting|reports|results|report) ~ (physician|physicians|doctor|doctors|referring|referrer|referrers)',
          '(images|scans|studies|exams) ~ (interpreted|read|reported|reviewed) ~ (radiologist|radiologists|cardiologist|qualified|specialist|board certified)',
        ],
      },
      {
        weight: 2,
        any: ['(=for referring physicians|referring physicians|reporting|results reporting)'],
        in: ['heading'],
      },
      {
        weight: 3,
        any: [
          '(reports|results|reads|images) ~ (portal|fax|faxed|phone|call) ~ (24 hours|within =the hour|hour|same day|physician|doctor)',
          '(stat|wet) (reads|results|reports)',
          '(fax|send|order) ~ order ~ (portal|fax|scheduling|online|555)',
        ],
      },
      {
        weight: 3,
        any: [
          '(=for physicians|referring physicians|referring doctors|physician portal|for referring providers|for referring doctors|referring providers|physician resources|image sharing)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(police|credit|incident) report', '(=medical) records'],
      because: 'Another report.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'assign-study',
      name: 'Assign studies to the reading doctor',
      description: 'See what is urgent and who reads it, with earlier images at hand.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['route-requests', 'look-up'],
      shownBy: ['(assigned|interpreted)'],
    },
    {
      id: 'read-study',
      name: 'Read images or values',
      description: 'Look, measure, compare with earlier ones and judge.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 6, high: 16 },
      difficulty: { judgment: 5, variability: 4, presence: 1, contact: 2, error: 5, data: 2 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 4 },
      traits: ['diagnose', 'analyse-data'],
      shownBy: ['(interpreted|read|reviewed)'],
    },
    {
      id: 'write-findings',
      name: 'Write and sign the report',
      description: 'Put findings, judgement and advice into the agreed form and check the words.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 3, high: 9 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 5, data: 1 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 2 },
      traits: ['draft-text', 'transcribe'],
      shownBy: ['(report|reporting)'],
    },
    {
      id: 'send-report',
      name: 'Send the report to the referring doctor',
      description: 'Fax or send it by portal and see that it arrived.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'remind'],
      shownBy: ['(sent|faxed|forwarded)'],
    },
    {
      id: 'call-urgent',
      name: 'Call with urgent findings',
      description: 'Reach the doctor at once and note whom one spoke to and when.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 5, error: 5, data: 1 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 1 },
      traits: ['advise', 'decide'],
      shownBy: ['(urgent|critical|call)'],
    },
  ],
});
