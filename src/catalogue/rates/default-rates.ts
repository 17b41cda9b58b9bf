import type { Rates } from '#shared/schemas/rates.ts';
import { roleRatesUsdPerHour } from './role-rates.ts';

export const defaultRates: Rates = {
  assumptions: {
    savedShare: {
      Automate: { low: 0.5, likely: 0.8, high: 0.9 },
      Optimize: { low: 0.25, likely: 0.4, high: 0.55 },
      Enhance: { low: 0, likely: 0.1, high: 0.13 },
    },
    juniorRateUsdPerHour: 30,
    conversionRate: 0.2,
    roleRatesUsdPerHour,
    countWholeTeam: false,
    adoptionShare: 1,
  },
  sources: {
    savedShare: {
      Automate: {
        kind: 'assumption',
        text: 'Our assumption for tasks that need no judgment and run end to end without a person. No published study we know of measures savings as high as 80 or 90% of the hours; the largest measured in the trials we use is about 56% for one programming task (Peng et al. 2023, arXiv 2302.06590), which is why the range begins at 50%.',
      },
      Optimize: {
        kind: 'published',
        text: 'Controlled trials of people working with a language model: 25% less time for consulting tasks the model is suited to (Dell’Acqua et al. 2023), 40% less for professional writing (Noy and Zhang 2023, Science, 453 participants), about 56% less for one programming task (Peng et al. 2023, arXiv 2302.06590; rounded down to 55%). Applying these figures to your tasks is our judgment.',
        url: 'https://doi.org/10.1126/science.adh2586',
      },
      Enhance: {
        kind: 'assumption',
        text: 'Our assumption. In customer support, 14% more issues were resolved per hour, which is about 12% less time for each (Brynjolfsson, Li, and Raymond 2023, NBER working paper 31161); experienced programmers took 19% longer in another trial (METR 2025), which is why the range begins at zero.',
      },
    },
    juniorRateUsdPerHour: {
      kind: 'assumption',
      text: 'Our assumption: the rate of an Administrative Assistant in the role table. For comparison, mean wages of secretaries and administrative assistants in the United States ranged from about USD 21 to 27 an hour in most private sectors (US Bureau of Labor Statistics, OEWS, May 2024), before the employer’s own costs.',
    },
    conversionRate: {
      kind: 'assumption',
      text: 'Our assumption: a fifth of the value of the hours saved turns into new business.',
    },
    roleRatesUsdPerHour: {
      kind: 'assumption',
      text: 'Our assumption: typical consulting and staff rates by role. Replace them with your own costs.',
    },
    countWholeTeam: {
      kind: 'assumption',
      text: 'Our assumption: we count hours for one person, because a website doesn’t say how many people share a task.',
    },
    adoptionShare: {
      kind: 'assumption',
      text: 'Our assumption: everyone uses what you introduce. Lower the share if you expect only part of the team to.',
    },
  },
};
