import type { ProofsByFile } from './covered-rows.ts';

export const entityAreas = { '3.entities': 197 };

export const entityRowsElsewhere = '';

export const entityProofs: ProofsByFile = {
  'src/shared/schemas/entities.test.ts': {
    '%s has its fields':
      '3.entities.001-003 005 007-031 033-043 045-048 057-060 062 064 067 069 071 076-078 080 082-086 088 090-094 098 107-120 134-137 140-143 145-150 160-161',
    'lists contain exactly the specified words': '3.entities.049-053 095-097 099-106 129-133 175-183',
    'numbers stay within their ranges': '3.entities.032 068 070 079 081 144',
    'optional fields have their defaults': '3.entities.006 086-089 151-159 162-163 165 170',
  },
  'tests/e2e/landing-submit.spec.ts': {
    'creates a diagnosis: normalized payload, Processing..., toast, dashboard': '3.entities.001-005',
  },
  'src/api/routes/audits/audits.system.test.ts': {
    'returns id, website, and existingAudit, and makes the browser its owner for a year':
      '3.entities.007-009',
    "returns a browser's own earlier diagnosis": '3.entities.009',
    'returns the audit to everyone, and marks it for its owner': '3.entities.010-031',
  },
  'src/api/routes/findings.system.test.ts': {
    'are derived from the tasks': '3.entities.022-031 033-048',
    'come with the tasks they serve': '3.entities.076-085 088 090-094 098',
  },
  'src/api/routes/workflows/edit-workflows.system.test.ts': {
    'are added as user-provided, in last place': '3.entities.044',
  },
  'src/web/features/dashboard/rules/clean-lists.test.ts': {
    'uses N/A for missing text, 0 for missing numbers, and 1 for the team size': '3.entities.044 055-056',
    'reads null judgment as false, numeric strings as numbers and missing ratings as unknown':
      '3.entities.063 073-074',
  },
  'src/report/view-model.test.ts': {
    'links only http addresses, and has fallbacks for missing names': '3.entities.054',
  },
  'src/shared/framework.test.ts': {
    'for difficulty %d and value %d without judgment is %s': '3.entities.061',
  },
  'src/api/routes/tasks/edit-tasks.system.test.ts': {
    'are added as user-provided, with framework by the rule and traits by their words':
      '3.entities.057-062 064 066-067 069 071 075',
    'accept any typed role': '3.entities.065',
  },
  'tests/e2e/dashboard-tasks.spec.ts': {
    'the task table has its three columns, explains them, sorts, and selects by row': '3.entities.072',
    'three cards explain the frameworks, and a task shows its evidence and factors': '3.entities.197',
  },
  'tests/e2e/contact.spec.ts': {
    'works with the keyboard alone, from its button and back to it': '3.entities.107-113',
  },
  'tests/e2e/report-download.spec.ts': {
    'subscribe, email, click, and the waiting dashboard opens the report in a new tab':
      '3.entities.114-118 128-133',
  },
  'src/api/routes/subscribe/subscribe.system.test.ts': {
    'returns a new, unverified id each time, the same way for every address': '3.entities.120-124',
    'verifies with one click, opens only this report, and notifies operator and visitor': '3.entities.125',
    'opens the report for 30 days': '3.entities.126',
    'keeps ids, tokens, and entries out of the log if email is delivered': '3.entities.127',
  },
  'src/api/routes/tasks/read-tasks.system.test.ts': {
    "show the diagnosis' progress until it has ended": '3.entities.134-138',
    'are then an array, filtered by the exact name of a workflow': '3.entities.139',
    'are an empty array for a diagnosis that failed or found nothing': '3.entities.139',
  },
  'src/api/routes/value/value.system.test.ts': {
    'is computed in both modes from the tasks': '3.entities.140-150',
  },
  'tests/e2e/manual-entry.spec.ts': {
    'sends texts for the three numbers, opens the diagnosis, and shows the tasks as entered':
      '3.entities.151-161 171-173',
    'tasks: sliders, switch, hours, and workflows with a name only': '3.entities.162-163 165 167-170 192-196',
  },
  'src/shared/schemas/manual-entry.test.ts': {
    'fills in the defaults': '3.entities.163 165 167 170',
    'rejects a task whose %s is %j': '3.entities.164 166 169',
  },
  'src/api/routes/manual-entry/manual-entry.system.test.ts': {
    'creates a complete diagnosis from the entry': '3.entities.158 174 191',
  },
  'src/diagnosis/manual-entry/diagnosis-type.test.ts': {
    'maps every manual entry type to a diagnosis type': '3.entities.184-190',
  },
  'src/api/routes/method/present-method.test.ts': {
    'the published method fits its schema, and the weights of each rating sum to 1': '3.entities.196',
  },
};
