import { defaultModules } from '#catalogue/modules/module-registry.ts';
import { defaultPartners } from '#catalogue/partners/partner-registry.ts';
import { defaultRates } from '#catalogue/rates/default-rates.ts';
import { defaultMailTexts } from '#shared/mail-texts.ts';
import { defaultPaybackLimits } from '#shared/recommendations/payback-limits.ts';
import { defaultReportTexts } from '#shared/report-texts.ts';
import { defaultManualDisclaimer, type Profile } from '#shared/schemas/profile.ts';

/** The contact's email domain and phone number are reserved for examples, so that visitors don't reach a stranger. */
export const defaultProfile: Profile = {
  brand: { name: 'AI Compass', logo: null, accentLight: '#0F766E', accentDark: '#2DD4BF' },
  contact: { email: 'hello@example.com', phone: '+1 555 0100' },
  privacyUrl: '/privacy',
  disclaimers: {
    landing:
      'Results are sample estimates based on your website and general industry data. We don’t know your team size, your hourly rates, or your internal tools.',
    sidePanel:
      'These results are indicative. We estimate them from what your website shows and from general industry data, without knowing your team, your costs, or the tools you already use.',
    value:
      'This figure is a representative estimate. It is likely inaccurate without your exact team size and hourly rates. All metrics are monthly estimates.',
    taskList: 'These are representative estimates from the website only.',
    modulesMobile:
      'Recommendations are indicative estimates based on your website and general industry data. Get in touch for an accurate assessment.',
    manualEntry: defaultManualDisclaimer,
  },
  rates: defaultRates,
  modules: [...defaultModules],
  partners: [...defaultPartners],
  paybackLimits: defaultPaybackLimits,
  report: defaultReportTexts,
  mails: defaultMailTexts,
};
