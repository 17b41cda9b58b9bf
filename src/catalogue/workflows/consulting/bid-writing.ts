import { defineWorkflow } from '#catalogue/define.ts';

export const bidWriting = defineWorkflow({
  id: 'bid-writing',
  name: 'Bid and tender writing',
  naming: {
    parts: [
      { any: ['(grant|funding|funders|lottery|trusts|bids)'], name: 'Grant bid writing' },
      { any: ['(tender|pqq|rfp|proposal)'], name: 'Tender writing' },
    ],
  },
  department: 'Sales',
  type: 'Business',
  description:
    "Writing a client's offer for a contract or grant: reading the call, interviews, answers, price, upload.",
  industries: ['consulting', 'agency'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(=we write|we write|writing) bids',
          '(bid|tender|grant|proposal|funding application) (writing|writers) ~ (charities|schools|service|team|support|win|clients|consultancy|we|course|businesses|sector|public|contracts|funding|successful)',
          '(pqq|method statements|social value) ~ (answers|method|social value|tender|responses|write|rfp)',
          '(lottery|trusts|councils|foundations) ~ (bid|write =the case|application|budget|funding bid)',
        ],
      },
      {
        weight: 3,
        any: [
          '(bid writing|tender writing|bids tenders|public tenders|grant writing|grant applications|proposal writing|tenders|funding bids|bid management|tender support|rfp writing|grant proposals|funding applications)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(bid|tender|grant|proposal|rfp) (writing|management|support|proposals|applications)',
      'public tenders',
      'funding (bids|applications)',
    ],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'read-call-decide',
      name: 'Read the call and decide',
      description: 'This covers points, deadline and chance.',
      role: 'Associate Consultant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['research', 'look-up'],
    },
    {
      id: 'interview-client',
      name: 'Interview the client',
      description: 'Draw out proof and figures.',
      role: 'Associate Consultant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview', 'advise'],
      shownBy: ['(interview)'],
    },
    {
      id: 'write-answers',
      name: 'Write the answers',
      description: 'To each question within the words.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(write|answer)'],
    },
    {
      id: 'build-budget',
      name: 'Build the budget',
      description: 'This covers cost, match and overhead.',
      role: 'Financial Analyst',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 5, expertise: 3, revenue: 4 },
      traits: ['analyse-data', 'draft-text'],
      shownBy: ['(budget)'],
    },
    {
      id: 'proof-upload',
      name: 'Proof and upload',
      description: 'Check files and press send in time.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(send|submit)'],
    },
  ],
});
