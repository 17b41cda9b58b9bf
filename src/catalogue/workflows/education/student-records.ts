import { defineWorkflow } from '#catalogue/define.ts';

export const studentRecords = defineWorkflow({
  id: 'student-records',
  name: 'Student records and transcript requests',
  naming: {
    parts: [
      { any: ['(transcript|transcripts|diploma)'], name: 'Transcript requests' },
      { any: ['certificate'], name: 'Certificate requests' },
      {
        any: ['(student record|student records|school records|registrar|enrollment verification)'],
        name: 'Student records',
      },
    ],
  },

  department: 'Customer Service',
  type: 'Business',
  description:
    "Keeping learners' files and giving out copies: requests, identity, fees, sending and updating.",
  industries: ['education'],

  signals: {
    phrases: [
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(transfer certificate|transfer certificates|bonafide certificate|certificates|certificate verification|issue =of certificates)',
        ],
      },
      {
        weight: 3,
        any: [
          '(apply|application|request|issue|issuing|obtain|collect|download|duplicate|verification|verify) ~ (transfer|leaving|bonafide|migration|provisional|character) certificate',
          '(transfer|leaving|bonafide|migration|provisional|character) certificate ~ (apply|application|request|issued|issue|office|form|obtain)',
          '(mark sheet|mark sheets|marksheet|degree certificate|duplicate certificate) ~ (apply|application|request|issue|issued|office|form)',
        ],
      },
      {
        weight: 3,
        any: [
          '(transcript|student record|school records|diploma) (request|order|form|copy|release)',
          '(request|order|obtain) ~ (transcript|school record|student record|enrollment verification|diploma)',
          'registrar ~ (office|request|record|form)',
        ],
      },
      {
        weight: 2,
        any: [
          '(transcripts|transcript request|registrar|student records|records request|request transcript|records)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },

  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(attested|photocopy|xerox|proof|aadhaar|adhar|previous school|last attended|last school|birth certificate|original|passport size|required documents|documents required|submit|along =with)',
      ],
      because: 'Papers that applicants bring',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take',
      name: 'Take the request',
      description: 'Check form, identity and right.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['check-rules', 'route-requests'],
      shownBy: ['request'],
    },
    {
      id: 'find',
      name: 'Find the record',
      description: 'Search files old and new.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 2, contact: 1, error: 2, data: 2 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 2 },
      traits: ['look-up'],
      shownBy: ['record'],
    },
    {
      id: 'issue',
      name: 'Issue and send',
      description: 'Seal, send and note.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 2, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 2 },
      traits: ['draft-text', 'enter-data'],
      shownBy: ['(send|mail)'],
    },
    {
      id: 'update',
      name: 'Update files',
      description: 'Enter grades, moves and changes.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 2 },
      traits: ['enter-data'],
      shownBy: ['(update|change)'],
    },
  ],
});
