/** What 1, 4, 7, and 10 mean on each rating, as published in the product. */
export interface RubricStep {
  rating: 1 | 4 | 7 | 10;
  text: string;
}

export const serviceValueRubric: readonly RubricStep[] = [
  {
    rating: 1,
    text: 'Done alike everywhere; nobody chooses or leaves a company for it. Copying data, filing.',
  },
  {
    rating: 4,
    text: 'Customers notice when it goes wrong. Confirming dates, sending invoices, routine answers.',
  },
  {
    rating: 7,
    text: 'Takes trained knowledge and sways decisions to buy or stay. Quoting, advising, good writing.',
  },
  {
    rating: 10,
    text: 'What the company is chosen for and few others can do. A specialist treatment, a strategy.',
  },
];

export const replicabilityDifficultyRubric: readonly RubricStep[] = [
  { rating: 1, text: 'Follows fixed rules on clean digital data; a mistake is found and fixed at once.' },
  { rating: 4, text: 'Varied language or documents, known answers; a person checks the exceptions.' },
  { rating: 7, text: 'Weighing without a rule, contact that must be personal, or mistakes that are dear.' },
  {
    rating: 10,
    text: 'Hands, presence, trust and judgment together, with much that is written down nowhere.',
  },
];

/** The question behind each factor; each is rated 1 to 5. */
export const factorQuestions = {
  judgment: 'How much must be weighed that no rule settles?',
  variability: 'How different is what comes in from case to case?',
  physicalPresence: 'Must somebody be there and use their hands?',
  humanContact: 'Must it be a person who talks with the other?',
  errorCost: 'How dear is a mistake, and how late is it found?',
  dataScarcity: 'How much of what is needed is nowhere in digital form?',
  differentiation: 'Would customers notice if it were done as everywhere else?',
  customerDecision: 'How close does it stand to the decision to buy or stay?',
  expertise: 'How much training and experience does it take?',
  revenueInfluence: 'How directly does it move what the company earns?',
} as const;
