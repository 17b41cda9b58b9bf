import type { ProofsByFile } from './covered-rows.ts';

export const messageAreas = { '8.errors': 80 };

export const messageRowsElsewhere = '';

export const messageProofs: ProofsByFile = {
  'src/web/lib/api-client.test.ts': {
    'throws "status: body text" and keeps the parsed message, code and fields': '8.errors.001',
    'falls back to the status text, and to the standard phrase when that is empty': '8.errors.002',
  },
  'src/web/lib/query-client.test.ts': {
    'a failed read is thrown after one try, whatever its status': '8.errors.003',
  },
  'src/api/app.system.test.ts': {
    'name %s': '8.errors.004-005 007-008 013-014',
  },
  'src/api/routes/audits/audits.system.test.ts': {
    'names each invalid field': '8.errors.006 015',
    'answers 404 for an unknown audit': '8.errors.011',
  },
  'src/api/audits/new-audit-limit.system.test.ts': {
    "refuses an address's 21st in an hour, and doesn't count repetitions": '8.errors.016',
  },
  'tests/faults/operator-calls.test.ts': {
    'row 32: are refused %s': '8.errors.009',
  },
  'src/api/routes/editing.system.test.ts': {
    'is for the owner and the operator': '8.errors.010',
  },
  'src/api/routes/undo/undo.system.test.ts': {
    'a change based on an older state is refused, one on the newest is not': '8.errors.012',
  },
  'tests/faults/calls-without-database.test.ts': {
    'row 25: every call reports it, nothing is faked, and everything works again when it is back':
      '8.errors.017',
  },
  'tests/e2e/landing-submit.spec.ts': {
    "a refusal shows the server's message in a destructive toast and keeps the input": '8.errors.018-020',
  },
  'src/web/features/admin/api/clear-audits.test.ts': {
    'says that clearing failed, with the error’s message': '8.errors.021',
  },
  'tests/e2e/contact.spec.ts': {
    'a failure is reported and keeps the input through closing and reloading': '8.errors.022-023',
    'is stored by the server before success is shown, then closes': '8.errors.024',
  },
  'tests/e2e/dashboard-tasks.spec.ts': {
    "an answer that isn't a list counts as empty, and a failed one can be retried": '8.errors.025',
  },
  'tests/e2e/dashboard-scan.spec.ts': {
    'a scan that cannot be started says so, and starts when the visitor asks again': '8.errors.026-027',
  },
  'tests/e2e/dashboard-data.spec.ts': {
    'stats that disagree with the tasks are recalculated, and both are read again after a second':
      '8.errors.034-035',
    'a failing recalculation says that data is still being processed, once': '8.errors.036',
    'Refresh Data reads everything again, at most once a second, and says when tasks cannot be read':
      '8.errors.037',
    'an empty list is retried five times, every two seconds, and then reported': '8.errors.038',
  },
  'tests/e2e/dashboard-edits.spec.ts': {
    'a failure to assign roles is reported, but a workflow without tasks is not a failure':
      '8.errors.031-032',
    'every change counts at once on ${screen}, as on the server, and what was removed comes back':
      '8.errors.058',
  },
  'src/web/features/dashboard/rules/edit-failures.test.ts': {
    'knows a workflow without tasks by code and by message, and nothing else': '8.errors.032-033',
  },
  'tests/e2e/report-failures.spec.ts': {
    'a subscription that fails with ${what} keeps what was typed': '8.errors.028-029',
    'a screen that knows no audit says so and closes the form': '8.errors.039-041',
    'a blocked window is reported': '8.errors.043',
    "a 401 with ${error || 'no text'} clears the stored access and reopens the form": '8.errors.046-050',
    'any other status is named': '8.errors.051-052',
  },
  'src/web/features/subscription/messages.test.ts': {
    'say which audit id is missing where': '8.errors.039-040 042',
    'have a default text': '8.errors.029 049 053',
    'show the one about the report being generated for ten seconds': '8.errors.044-045',
  },
  'src/web/features/subscription/api/fetch-report.test.ts': {
    'names the status of a failure, even if the protocol sends no text for it': '8.errors.051',
  },
  'tests/e2e/report-download.spec.ts': {
    'subscribe, email, click, and the waiting dashboard opens the report in a new tab':
      '8.errors.030 044 054',
    'verified before, the report screen saves the PDF at once, with the figures of the screen':
      '8.errors.055-057',
  },
  'tests/e2e/operator-clears.spec.ts': {
    'the operator sees the subscribers, exports them, and clears everything with the exact phrases':
      '8.errors.063 072-073 075',
  },
  'tests/e2e/manual-entry.spec.ts': {
    "a failure keeps the form, says so, and shows the server's message at its field": '8.errors.059-060',
    'sends texts for the three numbers, opens the diagnosis, and shows the tasks as entered': '8.errors.061',
  },
  'tests/e2e/admin-deletions.spec.ts': {
    'a failure to load audits is reported and can be retried': '8.errors.062',
    'a domain is deleted after confirmation, the list updates, and the audit log records it':
      '8.errors.063-064',
    'all ${data} data is deleted only with the exact phrase; every failure is reported':
      '8.errors.065-075 080',
    'subscribers are listed, deleted one by one, and come as a file that spreadsheets read':
      '8.errors.076-079',
  },
};
