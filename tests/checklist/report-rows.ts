import type { ProofsByFile } from './covered-rows.ts';

export const reportAreas = { '1.report': 3, '2.report': 61, '4.report': 23 };

export const reportRowsElsewhere = '9.constants.164-187';

export const reportProofs: ProofsByFile = {
  'src/api/routes/report/report.system.test.ts': {
    'requires a verified email address from everyone but the operator': '1.report.002-003',
    'gives the operator the PDF, named after the domain': '1.report.001',
  },
  'tests/e2e/report.spec.ts': {
    'the report shows its sections with the specified figures':
      '2.report.001 003-018 020-060 9.constants.165 183 185-187',
    "the report's skeleton is shown while ${part} is pending": '2.report.061',
  },
  'src/web/features/report/framework-slices.test.ts': {
    'carry name and rounded percent in the order of the frameworks': '2.report.019 026-027',
  },
  'src/shared/value/report-estimate.test.ts': {
    'weights the departments by task count, as calculated by hand': '9.constants.164 178 180-182',
    'counts a missing task count as 1': '9.constants.179',
    'uses the rate of %s: %d GBP an hour': '9.constants.166-176',
    'is zero without tasks and uses the default rate without workflows': '9.constants.177',
  },
  'src/report/view-model.test.ts': {
    'explains both calculations in the method': '9.constants.184',
  },
  'tests/e2e/report-download.spec.ts': {
    'subscribe, email, click, and the waiting dashboard opens the report in a new tab':
      '2.report.002 4.report.001-004 006-007 009 013-014 016 021',
    'verified before, the report screen saves the PDF at once, with the figures of the screen':
      '1.report.001 4.report.008',
  },
  'tests/e2e/report-failures.spec.ts': {
    'verified right after the form, the download begins at once': '4.report.003 005',
    "a 401 with ${error || 'no text'} clears the stored access and reopens the form": '4.report.010-012',
  },
  'src/api/routes/subscribe/subscribe.system.test.ts': {
    'verifies with one click, opens only this report, and notifies operator and visitor':
      '4.report.014 017-018',
    'works once, within 48 hours, and otherwise explains why not': '4.report.015 019',
    'stores tokens only as hashes': '4.report.020',
    'stores the entries with the consent and its version, and queues the email with them': '4.report.022',
    'requires only email and name': '4.report.023',
  },
};
