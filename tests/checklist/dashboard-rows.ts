import type { ProofsByFile } from './covered-rows.ts';

export const dashboardAreas = {
  '1.tasks': 13,
  '2.dashboard-main': 60,
  '2.dashboard-side': 26,
  '2.modules-tab': 36,
  '2.task-map': 27,
  '2.tasks': 55,
  '2.workflows': 19,
  '4.dashboard-main': 35,
  '4.dashboard-side': 3,
  '4.tasks': 10,
};

export const dashboardRowsElsewhere =
  '2.states.001 4.states.008-021 034-035 5.validation.021 064-076 079-082 6.roles.019 021-023 028-030 8.errors.001-003 025-027 031-038 058 9.constants.001-008 010-012 014-016 018-019 033-038 090-107 113-154 188-192';

export const dashboardProofs: ProofsByFile = {
  'tests/e2e/first-diagnosis.spec.ts': {
    'a visitor types a website, watches the scan and reads the finished dashboard':
      '2.dashboard-main.001 019 029 2.dashboard-side.002 004',
    'a site with nothing to read ends without a value and leads to manual entry': '4.states.014 016 018',
    'the scan of a site that keeps crawlers out fails with the reason': '4.states.014-015 017',
    'the scan of an unknown domain fails with the reason': '4.states.015',
  },
  'tests/e2e/frame.spec.ts': {
    '/audit/{id} opens the diagnosis': '2.dashboard-main.002',
    'after each route change, the view is at the top and the focus on the screen': '2.states.001',
    'one notification at a time, read aloud, gone after 5 s or a swipe, focused by F8':
      '4.states.034-035 9.constants.005-008',
  },
  'tests/e2e/dashboard-panel.spec.ts': {
    'the side panel shows the site, its counters and its coverage':
      '2.dashboard-side.001 003-007 009-013 015-021 4.dashboard-side.002-003 5.validation.021',
    'the company type other reads Business, and quality is N/A if nothing was scanned':
      '2.dashboard-side.006-008',
    'the quality tooltip says what it estimates, and the contact button opens the dialog':
      '2.dashboard-side.014 022-024 4.dashboard-main.035',
    'a tooltip appears after 700 ms, and the next one at once': '9.constants.018-019',
    'while the audit loads, the panel keeps its place and shows Audit Progress':
      '2.dashboard-side.025-026 2.dashboard-main.009 4.dashboard-side.001',
    'an unknown id and a malformed one show the not-found card; a failing server offers to try again':
      '5.validation.079',
  },
  'tests/e2e/dashboard-scan.spec.ts': {
    'a pending audit starts its scan by itself, once and without a body': '4.states.021',
    'a scan that cannot be started says so, and starts when the visitor asks again': '8.errors.026-027',
    'while ${status} the blue banner says what is happening, and no result is shown as final':
      '2.dashboard-main.003-009 020 2.tasks.032-033 054',
    'polls every three seconds, follows to completion, reads everything once more and then stops':
      '2.dashboard-main.010 4.dashboard-main.001-006 008-009 011 016 9.constants.010',
    'a failed audit gives its reason and three next steps':
      '2.dashboard-main.010 4.states.016-018 9.constants.153',
    'workflows found so far are shown while the scan continues': '2.tasks.004',
  },
  'tests/e2e/dashboard-data.spec.ts': {
    'the completion toast is shown once per audit and session, and not below full progress':
      '2.tasks.053 4.dashboard-main.016-018',
    'a completed audit is read once, all of it with one call':
      '2.dashboard-main.017 4.dashboard-main.008-010 026 9.constants.003-004',
    'each list that is empty without a reason shows the amber banner': '2.dashboard-main.011-016',
    'an empty list is retried five times, every two seconds, and then reported':
      '4.dashboard-main.012-014 8.errors.038 9.constants.011-012',
    'a site that shows no work says why, without value, modules or amber banner':
      '2.dashboard-main.018 4.states.010-011 013 9.constants.154',
    'Refresh Data reads everything again, at most once a second, and says when tasks cannot be read':
      '4.dashboard-main.015 8.errors.037 9.constants.014',
    'stats that disagree with the tasks are recalculated, and both are read again after a second':
      '4.dashboard-main.019 027 8.errors.034-035 9.constants.016',
    'a failing recalculation says that data is still being processed, once':
      '4.dashboard-main.025 8.errors.036',
  },
  'tests/e2e/dashboard-value.spec.ts': {
    'the headline is the likely value, with its range and parts':
      '2.dashboard-main.019 022-026 029-035 037 9.constants.103 107',
    "the details show the formula with the audit's own numbers, and hide again":
      '2.dashboard-main.038-044 046-049 9.constants.146',
    'advanced mode uses role rates, says so, and survives a reload':
      '2.dashboard-main.036-037 045 4.dashboard-main.028-030',
    'while tasks are loading, the figure reads Calculating..., with a spinner': '2.dashboard-main.027-028',
    'a sample figure is shown only until the value arrives, and is labeled as a sample':
      '9.constants.150-152 154',
    'hours beyond what a company of this size works are scaled down, and the page says so': '9.constants.106',
    'without stats there is no value section': '2.dashboard-main.021',
    'assumptions are tried right away, next to the originals, and visitors cannot save them': '6.roles.023',
    'the owner keeps assumptions': '2.workflows.008',
  },
  'tests/e2e/dashboard-edits.spec.ts': {
    'the owner changes a task; the framework updates while typing, the answer brings the consequences, and undo works':
      '2.tasks.001 2.workflows.003 005 012 4.dashboard-main.032',
    'every change counts at once on ${screen}, as on the server, and what was removed comes back':
      '2.workflows.003 005 2.tasks.051 8.errors.058',
    'a workflow gets a team with roles on ${screen}, and can be removed at once':
      '2.workflows.003-004 006-007 013 4.dashboard-main.031 6.roles.022',
    'a failure to assign roles is reported, but a workflow without tasks is not a failure':
      '8.errors.031-032',
    'visitors who do not own the audit see no controls that save': '2.workflows.010',
  },
  'tests/e2e/dashboard-tasks.spec.ts': {
    'workflows are listed with type, number of tasks, and basis': '2.workflows.001-002 014-018',
    "a workflow's type has its color": '9.constants.034-038',
    'an empty workflow table says so': '2.workflows.019',
    'selecting a workflow filters map, list, and counts, and is not saved':
      '2.tasks.012-016 018-020 2.task-map.011 4.dashboard-main.034',
    'the task table has its three columns, explains them, sorts, and selects by row':
      '2.tasks.002 008-011 021 023 026 028-029 040',
    'three cards explain the frameworks, and a task shows its evidence and factors':
      '1.tasks.003-008 2.tasks.005 038',
    "an answer that isn't a list counts as empty, and a failed one can be retried":
      '2.tasks.003 5.validation.076 8.errors.025',
  },
  'tests/e2e/dashboard-map.spec.ts': {
    'the map is drawn to scale: size, guides, regions, colors, radii':
      '1.tasks.001-002 2.task-map.001-003 006-013 015-018 024-027 2.tasks.043 046 049 9.constants.188',
    'hovering selects, a press pins, a second press or the background releases':
      '2.task-map.019-023 2.tasks.006-007 024 034-037 039 041 044 047 050',
    'a task chosen on the map is scrolled into view in a long list': '2.tasks.025',
  },
  'tests/e2e/dashboard-modules.spec.ts': {
    'two tabs, the first selected, the other pulsing; the button at the end opens the second':
      '2.dashboard-main.050-054 2.tasks.052 055 2.modules-tab.001 027 4.dashboard-main.033',
    'modules by kind, each with its figures, details and cost comparison': '2.modules-tab.001-024',
    'partners are below the modules with category, relevance, and icon': '2.modules-tab.029-034',
    'each type of partner has its own icon, and so does one that the profile marks': '2.modules-tab.034-036',
    'without modules the tab says so': '2.modules-tab.025-026',
  },
  'tests/e2e/sample.spec.ts': {
    "the modules screen and tab show the API's figures": '2.modules-tab.005',
  },
  'tests/e2e/dashboard-access.spec.ts': {
    'on a phone nothing is wider than the screen, the rail collapses, and the contact button is visible':
      '2.dashboard-main.058 060',
    'on a desktop there is no floating contact button; the phone sees the disclaimer of the modules':
      '2.dashboard-main.059 2.modules-tab.028',
  },
  'tests/e2e/report-download.spec.ts': {
    'subscribe, email, click, and the waiting dashboard opens the report in a new tab':
      '2.dashboard-main.055-056',
    'the modules tab has the green button at every width, and no other floating button':
      '2.dashboard-main.057',
  },
  'src/web/features/dashboard/components/tasks/task-list.test.ts': {
    'has eight columns and a height of 500 pixels by default':
      '2.tasks.012-020 026 6.roles.022 9.constants.033',
    'accepts fewer columns and another height': '2.tasks.022 027',
    'says that there are no tasks, and what to do': '2.tasks.030-031',
  },
  'src/web/features/dashboard/rules/figures.test.ts': {
    'formats hours, ratings, and shares as a reader expects':
      '2.tasks.042-043 045-046 048-049 2.dashboard-main.048 9.constants.146',
  },
  'src/web/features/dashboard/rules/task-map-scales.test.ts': {
    'is 700 by 350 with guides at 6.7 and 3.5': '2.task-map.001 006 008 9.constants.188 191-192',
    'puts 1 and 10 on the edges and clamps values outside': '2.task-map.004-005 9.constants.189',
    'draws a missing rating as 5': '2.task-map.026-027',
    'runs from 5 to 25 over the shown range, as a square root': '2.task-map.012-013 9.constants.190',
    'grows with time and stays within its bounds': '2.task-map.012-014',
    'hold each point of the framework rule in its own framework': '2.task-map.010',
  },
  'src/web/features/dashboard/rules/clean-lists.test.ts': {
    'drops workflows whose name is missing, empty, blank or not a string': '5.validation.064-066',
    'keeps the first of several with the same name': '5.validation.067',
    'drops entries that are not objects or have no id': '5.validation.068-070',
    'keeps one task per workflow and name': '5.validation.071',
    'counts a missing workflow as UnknownWorkflow and a missing name as UnnamedTask': '5.validation.072-073',
    "prefers a task with a role, even with a higher id, at the first one's position": '5.validation.074',
    'compares ids as numbers': '5.validation.075',
    'treats anything but a list as empty': '5.validation.076',
  },
  'src/web/features/dashboard/rules/compare-stats.test.ts': {
    'disagrees when %s differs': '4.dashboard-main.019-024',
    'disagrees without stats, and never without tasks': '4.dashboard-main.025',
    'agrees if every count matches the tasks': '4.dashboard-main.026',
  },
  'src/web/features/dashboard/rules/group-tasks.test.ts': {
    'counts the tasks of a workflow, and uses its own count if it has none': '2.workflows.017-018',
  },
  'src/web/features/dashboard/rules/progress-width.test.ts': {
    'stage %s is %d %% wide': '4.tasks.001-008',
    'prefers an explicit progress, clamped to 0 to 100': '4.tasks.009-010 5.validation.081',
  },
  'src/web/features/dashboard/rules/edit-failures.test.ts': {
    'knows a workflow without tasks by code and by message, and nothing else': '8.errors.032-033',
  },
  'src/web/features/dashboard/api/dashboard-queries.test.ts': {
    'counts become stale after 5 s, lists never by themselves': '9.constants.015',
  },
  'src/web/components/ui/progress-bar.test.ts': {
    '$value of $max is drawn as $width': '5.validation.081-082',
  },
  'src/web/lib/audit-id.test.ts': {
    '%s is refused': '5.validation.079-080',
  },
  'src/web/lib/api-client.test.ts': {
    'throws "status: body text" and keeps the parsed message, code and fields': '8.errors.001',
    'falls back to the status text, and to the standard phrase when that is empty': '8.errors.002',
  },
  'src/web/lib/query-client.test.ts': {
    'reads are never stale by themselves, never polled, and never refetched on focus': '9.constants.002-004',
    'a failed read is thrown after one try, whatever its status': '8.errors.003 9.constants.001',
  },
  'src/web/lib/toast.test.ts': {
    'shows a notification for 5000 ms by default': '4.states.035 9.constants.006',
    'shows one at a time, and leaves each long enough to be read': '4.states.034 9.constants.005',
  },
  'src/shared/framework.test.ts': {
    'for difficulty %d and value %d without judgment is %s': '1.tasks.009-011 013',
    'for difficulty %d and value %d with judgment is never Automate': '1.tasks.012',
  },
  'src/shared/value/calculate-value.test.ts': {
    'saves 32 hours a month for 10 Automate hours a week': '9.constants.090-092',
    'adds up the three frameworks as calculated by hand': '9.constants.107 113-114 144 147-149',
    'uses role rates in advanced mode': '9.constants.117 119 6.roles.021',
    "prefers the workflow's own team roles to the global map, and uses the junior rate if neither has the role":
      '9.constants.118-120',
    'counts the whole team only if asked': '9.constants.091',
    'scales all hours down equally if they exceed what the company can work': '9.constants.104-105',
    'is zero without tasks, with the rate of 50': '9.constants.116',
  },
  'src/catalogue/rates/default-rates.test.ts': {
    'the default rates are valid and as decided': '9.constants.093-101 115 145',
    'sets the rate of a %s to %i USD per hour': '9.constants.121-143',
    'cites a source with an address for each published figure': '9.constants.102',
  },
  'src/api/routes/editing.system.test.ts': {
    'is for the owner and the operator': '2.workflows.009-010 6.roles.030',
    'is refused from another origin, with another content type, or with a malformed id': '2.workflows.011',
  },
  'src/api/routes/tasks/edit-tasks.system.test.ts': {
    'are added as user-provided, with framework by the rule and traits by their words': '1.tasks.013',
    'change, and stats and value are updated': '2.tasks.001 2.workflows.005',
  },
  'src/api/routes/workflows/edit-workflows.system.test.ts': {
    'apply a new name to their tasks': '2.workflows.004 006-007',
  },
  'src/api/routes/assign-roles/assign-roles.system.test.ts': {
    'are given to the tasks that have none': '2.workflows.007',
  },
  'src/api/routes/assumptions/assumptions.system.test.ts': {
    'change the value at once and for everyone': '2.workflows.008',
  },
  'src/api/routes/findings.system.test.ts': {
    'answers everyone, and 304 until something changes': '4.dashboard-main.007 6.roles.019',
    'are recounted for anyone on request': '6.roles.029',
    'match what the terminal prints and writes': '1.tasks.013',
  },
  'src/api/routes/tasks/read-tasks.system.test.ts': {
    'are an empty array for a diagnosis that failed or found nothing': '4.states.008-009 011-012 015',
  },
  'src/api/routes/scan/scan.system.test.ts': {
    'starts a pending scan for anyone, once': '6.roles.028',
  },
  'src/api/routes/audits/audits.system.test.ts': {
    'returns the audit to everyone, and marks it for its owner': '6.roles.019 5.validation.021',
  },
  'src/jobs/queue.system.test.ts': {
    'turns a started scan into a completed audit, and is completed with it': '4.states.019-020',
  },
  'src/diagnosis/diagnose-pages.test.ts': {
    'returns empty lists and a note if the site shows no work': '4.states.008-010 012',
  },
};
