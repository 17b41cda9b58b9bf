import { z } from 'zod';

/** The operator can change the texts of the steps but not the titles. */
export const nextStepIds = ['consultation', 'modules', 'roadmap', 'pilot', 'results'] as const;
export type NextStepId = (typeof nextStepIds)[number];

export const nextStepTitles: Readonly<Record<NextStepId, string>> = {
  consultation: 'Schedule a consultation',
  modules: 'Prioritize modules',
  roadmap: 'Develop an integration roadmap',
  pilot: 'Begin a pilot with one or two modules',
  results: 'Measure results',
};

const text = z.string().trim().min(1).max(2000);

export const reportTextsSchema = z.object({
  coverKicker: text,
  coverTitle: text,
  nextSteps: z.object({
    consultation: text,
    modules: text,
    roadmap: text,
    pilot: text,
    results: text,
  }),
});
export type ReportTexts = z.infer<typeof reportTextsSchema>;

export const defaultReportTexts: ReportTexts = {
  coverKicker: 'Diagnosis report',
  coverTitle: 'Where AI helps, and where people should stay',
  nextSteps: {
    consultation: 'Go through this report with our team and replace our estimates with what you know.',
    modules: 'Choose by value, effort, and what your people want help with.',
    roadmap: 'Agree on the order, the data needed, and who is responsible for each step.',
    pilot: 'Start where a result is visible within weeks and a mistake is cheap.',
    results: 'Compare the hours with those you measured before, and continue only what pays off.',
  },
};
