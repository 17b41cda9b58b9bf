import type { Basis } from '#shared/schemas/evidence.ts';
import type { Framework } from '#shared/schemas/framework.ts';

interface SampleFinding {
  quote: string;
  task: string;
  framework: Framework;
  basis: Basis;
  hoursPerWeek: number;
}

/**
 * Copied from the sample diagnosis, so the landing page doesn't have to load it.
 * src/api/sample/sample.system.test.ts checks that the copies match word for word.
 */
export const sampleFindings: readonly SampleFinding[] = [
  {
    quote: 'We confirm your appointment by text message and send a reminder the day before.',
    task: 'Confirm appointments and send reminders',
    framework: 'Automate',
    basis: 'observed',
    hoursPerWeek: 1.09,
  },
  {
    quote: 'At the first visit we assess the injury and agree on a treatment plan with you.',
    task: 'Explain findings and the treatment plan',
    framework: 'Enhance',
    basis: 'observed',
    hoursPerWeek: 1.1,
  },
];
