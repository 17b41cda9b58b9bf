import type { ProofsByFile } from './covered-rows.ts';

export const recommendationAreas = { '1.modules-tab': 4, '2.modules-screen': 9 };

export const recommendationRowsElsewhere = '9.constants.039-089 108-112';

export const recommendationProofs: ProofsByFile = {
  'src/api/routes/findings.system.test.ts': {
    'come with the tasks they serve': '1.modules-tab.001-003',
  },
  'tests/e2e/dashboard-modules.spec.ts': {
    'partners are below the modules with category, relevance, and icon': '1.modules-tab.004',
    'the tab leads to the plan, which opens at its top': '2.modules-screen.002',
  },
  'tests/e2e/modules-screen.spec.ts': {
    'lists every module in full with the partners, and leads back':
      '2.modules-screen.001 003-008 9.constants.112',
    'its skeleton is shown while ${part} is pending': '2.modules-screen.009',
  },
  'src/shared/module-categories.test.ts': {
    'category %i matches the specification': '9.constants.039-086',
    'an unknown category has no price and the specified defaults': '9.constants.087-089',
  },
  'src/shared/value/report-estimate.test.ts': {
    'uses 0.9, 0.4, and 0.1 of the hours at 40 USD': '9.constants.108-111',
  },
};
