export interface RubricStep {
  rating: 1 | 4 | 7 | 10;
  text: string;
}

export const serviceValueRubric: readonly RubricStep[] = [
  {
    rating: 1,
    text: 'Done the same way everywhere; nobody chooses or leaves a company because of it. Examples: copying data, filing.',
  },
  {
    rating: 4,
    text: 'Customers notice when it goes wrong. Examples: confirming dates, sending invoices, routine answers.',
  },
  {
    rating: 7,
    text: 'Takes training and influences decisions to buy or stay. Examples: quoting, advising, good writing.',
  },
  {
    rating: 10,
    text: 'What customers choose the company for and few others can do. Examples: a specialist treatment, a strategy.',
  },
];

export const replicabilityDifficultyRubric: readonly RubricStep[] = [
  { rating: 1, text: 'Follows fixed rules on clean digital data; a mistake is found and fixed right away.' },
  { rating: 4, text: 'Varied language or documents, known answers; a person checks the exceptions.' },
  { rating: 7, text: 'Judgment without a rule, contact that must be personal, or costly mistakes.' },
  {
    rating: 10,
    text: 'Manual work, presence, trust, and judgment combined, with much that isn’t written down anywhere.',
  },
];

/** Each factor is rated 1 to 5. */
export const factorQuestions = {
  judgment: 'How many of the decisions aren’t covered by a rule?',
  variability: 'How much do cases differ from one another?',
  physicalPresence: 'Does somebody have to be there and use their hands?',
  humanContact: 'Does a person have to do the talking?',
  errorCost: 'How costly is a mistake, and how late is it noticed?',
  dataScarcity: 'How much of the information needed isn’t available in digital form?',
  differentiation: 'Would customers notice if it were done the way everyone else does it?',
  customerDecision: 'How strongly does it influence the decision to buy or stay?',
  expertise: 'How much training and experience does it take?',
  revenueInfluence: 'How directly does it affect what the company earns?',
} as const;
