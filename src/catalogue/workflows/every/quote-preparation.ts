import { defineWorkflow } from '#catalogue/define.ts';

export const quotePreparation = defineWorkflow({
  id: 'quote-preparation',
  name: 'Quote and estimate preparation',
  naming: {
    wordsBefore: {
      nouns: ['quote'],
      pattern: '{words} quote preparation',
      not: ['instant', 'total', 'form'],
    },
  },
  department: 'Sales',
  type: 'Business',
  description:
    'Turning a request for a price into an offer: gathering what is needed, working out effort and cost, writing the quote and following it up.',
  industries: 'every',
  coreOf: ['trades', 'machine-shop'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(request|get|receive|ask|submit|need|want) ~ (quote|estimate|quotation|proposal)',
          '(free|no obligation|on site|detailed|written|custom|accurate) (quote|estimate|quotation)',
          'quote request',
          'request for (quote|quotation|proposal)',
          'we ~ (quote|estimate) within',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation', 'control'],
        any: ['(get|request) (quote|estimate|pricing)', '(instant|free) (quote|estimate)'],
      },
      {
        weight: 2,
        any: ['(project|job) (estimate|quote)', 'competitive quote', 'price (list|quote) on request'],
      },
      {
        weight: 3,
        language: 'de',
        any: ['(angebot|kostenvoranschlag) ~ (anfordern|anfragen|erstellen)', 'unverbindliches angebot'],
      },
      { weight: 3, language: 'fr', any: ['(demander|demandez|obtenir|obtenez) ~ devis', 'devis gratuit'] },
      {
        weight: 3,
        language: 'es',
        any: [
          '(solicitar|solicite|pedir|pida) ~ presupuesto',
          'presupuesto ~ (gratis|gratuito|sin compromiso)',
        ],
      },
    ],
    forms: [{ weight: 3, purpose: 'quote' }],
    jobTitles: ['estimator', 'quoting specialist', 'sales engineer'],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['insurance (quote|premium)', 'stock quote', 'quote of day', 'famous quote'],
      because: 'Insurance quotes follow a workflow of their own, and a saying is no price.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'gather-details',
      name: 'Gather what the quote needs',
      description:
        "Collect measurements, quantities, drawings or photos, dates and the customer's limits, asking for what is missing.",
      role: 'Sales Representative',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['extract-data', 'answer-questions'],
      shownBy: ['(submit|upload|send|attach) ~ (drawing|file|photo|plan|detail)'],
    },
    {
      id: 'inspect-or-review',
      name: 'Review the job and its risks',
      description: 'Look at the site, drawing or brief, judge feasibility and what could go wrong.',
      role: 'Estimator',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 3, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['research', 'advise'],
      shownBy: ['(site visit|on site (estimate|visit|inspection)|walk through)'],
    },
    {
      id: 'calculate-price',
      name: 'Work out effort, material and price',
      description: 'Estimate hours and material, look up costs, and set the price with its margin.',
      role: 'Estimator',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 4 },
      traits: ['analyse-data', 'forecast'],
      shownBy: ['(pricing|price) (based on|depend on)'],
    },
    {
      id: 'write-quote',
      name: 'Write and send the quote',
      description: 'Put scope, price, terms and dates into the quote and send it.',
      role: 'Sales Representative',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 1, revenue: 3 },
      traits: ['draft-text', 'enter-data'],
      shownBy: ['(detailed|written|itemized) (quote|estimate|proposal)'],
    },
    {
      id: 'follow-up-quote',
      name: 'Follow up on open quotes',
      description: 'Ask whether questions remain, adapt the offer, and record the decision.',
      role: 'Sales Representative',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 2, data: 2 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 4 },
      traits: ['remind', 'negotiate'],
      shownBy: ['follow up'],
    },
  ],
});
