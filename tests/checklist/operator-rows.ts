import type { ProofsByFile } from './covered-rows.ts';

export const operatorAreas = { '1.admin': 5, '2.admin': 41, '4.admin': 6, '5.admin': 5 };

export const operatorRowsElsewhere = '';

const wholeVisit =
  'the operator sees the subscribers, exports them, and clears everything with the exact phrases';

export const operatorProofs: ProofsByFile = {
  'tests/e2e/frame.spec.ts': {
    'every screen has the header, whose logo links home, and only the operator’s asks for a password':
      '1.admin.001',
  },
  'tests/e2e/operator-clears.spec.ts': {
    [wholeVisit]: '1.admin.002-005 2.admin.001 003-019 021 030 032 040-041 4.admin.001-006 5.admin.001-003',
  },
  'tests/e2e/admin.spec.ts': {
    'the operator signs in, sees the audits and inquiries, and signs out':
      '1.admin.002 2.admin.001-002 007-009 021-029 034 036-038',
    "status badges have their status's color; a missing or empty count is a dash; a failed job can be retried":
      '2.admin.011 013-015 017 031 033 035',
  },
  'tests/e2e/admin-deletions.spec.ts': {
    'a domain is deleted after confirmation, the list updates, and the audit log records it':
      '2.admin.019-020 4.admin.004',
    'one audit is found by its domain, rescanned, and deleted': '2.admin.039',
    'all ${data} data is deleted only with the exact phrase; every failure is reported':
      '2.admin.041 4.admin.005-006 5.admin.001-005',
  },
};
