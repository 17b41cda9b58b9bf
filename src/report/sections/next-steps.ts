import type { ReportInput } from '#report/report-input.ts';

/** The five steps of the report screen and whom to talk to. */
export function describeNextSteps({ profile }: ReportInput) {
  return {
    steps: [
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
    ],
    email: profile.contact.email,
    phone: profile.contact.phone,
  };
}
