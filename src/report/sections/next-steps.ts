import type { ReportInput } from '#report/report-input.ts';

/** The five steps of the report screen, or how to get to a diagnosis where there is none; and whom to talk to. */
export function describeNextSteps({ profile, tasks }: ReportInput) {
  const { email, phone } = profile.contact;
  return { steps: tasks.length > 0 ? afterDiagnosis : withoutDiagnosis, email, phone };
}

const afterDiagnosis = [
  {
    title: 'Schedule a consultation',
    text: 'Go through this report with our team and replace estimates by what you know.',
  },
  {
    title: 'Prioritize modules',
    text: 'Choose by match, payback and by what your people want help with.',
  },
  {
    title: 'Develop an integration roadmap',
    text: 'Agree on the order, the data needed and who is responsible for each step.',
  },
  {
    title: 'Begin a pilot with one or two modules',
    text: 'Start where a result is visible within weeks and a mistake is cheap.',
  },
  {
    title: 'Measure results',
    text: 'Compare with the hours measured before, and go on only where it is worth it.',
  },
];

const withoutDiagnosis = [
  {
    title: 'Enter your workflows and tasks by hand',
    text: 'Manual Data Entry on the first page of the product leads to the same diagnosis without a website.',
  },
  {
    title: 'Schedule a consultation',
    text: 'Tell our team how you work; a conversation often shows more than a website.',
  },
];
