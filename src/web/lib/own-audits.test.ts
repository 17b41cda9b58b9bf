import { expect, test } from 'vitest';
import type { OwnAudit } from '#shared/schemas/own-audit.ts';
import { earlierScansOf } from './own-audits.ts';

const audit = (id: number, change: Partial<OwnAudit> = {}): OwnAudit => ({
  id,
  kind: 'scan',
  domain: 'lark.test',
  companyType: 'retail',
  status: 'completed',
  createdAt: `2026-11-${10 + id}T10:00:00.000Z`,
  completedAt: null,
  workflowsIdentified: 3,
  tasksIdentified: 8,
  ...change,
});

test('a scan is compared with earlier completed scans of its own site', () => {
  const own = [
    audit(9),
    audit(5),
    audit(4, { domain: 'www.lark.test' }),
    audit(3, { status: 'failed' }),
    audit(2, { kind: 'manual' }),
    audit(1, { domain: 'other.test' }),
  ];
  expect(earlierScansOf(audit(5), own).map(({ id }) => id)).toEqual([4]);
  expect(earlierScansOf(audit(9), own).map(({ id }) => id)).toEqual([5, 4]);
});
