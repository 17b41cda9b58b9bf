import { AppError } from '#app/errors.ts';
import { type ComparedFindings, compareFindings } from '#diagnosis/compare-findings.ts';
import { deriveFindings, type FindingsInput } from '#diagnosis/derive-findings.ts';
import { diagnoseInThread } from '#diagnosis/diagnose-thread.ts';
import { frameworkOf } from '#shared/framework.ts';
import type { ComparedScan, Comparison } from '#shared/schemas/comparison.ts';
import type { Task } from '#shared/schemas/task.ts';
import { mergeAssumptions } from '#shared/value/merge-assumptions.ts';
import type { AuditRecord } from '#storage/audit-record.ts';
import type { ScanFindings } from '#storage/scan-record.ts';
import type { ApiContext } from '../api-types.ts';

type Reading = Pick<ScanFindings, 'workflows' | 'industry' | 'team' | 'pagesScanned' | 'readAt'> & {
  byPresentVersion: boolean;
};

/**
 * Both scans use the newer diagnosis's assumptions, company type and size, and profile. Rejects with
 * `audit-not-found`, `not-ended`, or `not-comparable`.
 */
export async function compareScans(context: ApiContext, ids: readonly [number, number]): Promise<Comparison> {
  const records = await Promise.all(ids.map((id) => findScanned(context, id)));
  const [before, after] = records.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  if (!before || !after || before.scanId === after.scanId || siteOf(before) !== siteOf(after))
    throw new AppError('not-comparable');
  const profile = await context.stores.profiles.getProfile(after.profileVersion);
  if (!profile) throw new AppError('internal');
  const [then, now] = [await readScan(context, before), await readScan(context, after)];
  const derive = (reading: Reading) => {
    const { workflows, tasks, keys } = toRows(reading);
    const findings = deriveFindings({
      workflows,
      tasks,
      assumptions: mergeAssumptions(profile.rates.assumptions, after.assumptions),
      companySize: after.companySize,
      companyType: after.companyType,
      industry: reading.industry,
      team: reading.team,
      profile,
    });
    return { findings, keys };
  };
  const [derivedThen, derivedNow] = [derive(then), derive(now)];
  return {
    domain: after.domain,
    before: present(before, then, derivedThen),
    after: present(after, now, derivedNow),
    workflows: compareFindings(derivedThen, derivedNow),
  };
}

async function findScanned({ stores }: ApiContext, id: number): Promise<AuditRecord> {
  const record = await stores.audits.getAudit(id);
  if (!record) throw new AppError('audit-not-found');
  if (record.scanId === null || record.status === 'failed') throw new AppError('not-comparable');
  if (record.status !== 'completed') throw new AppError('not-ended');
  return record;
}

function siteOf({ domain }: AuditRecord): string {
  return domain.toLowerCase().replace(/^www\./, '');
}

async function readScan(context: ApiContext, record: AuditRecord): Promise<Reading> {
  const { scans } = context.stores;
  const scanId = record.scanId ?? 0;
  const stored = await scans.loadFindings(scanId);
  if (!stored) throw new AppError('not-comparable');
  const current = context.versions();
  const isCurrent =
    stored.versions?.analysis === current.analysis && stored.versions.knowledge === current.knowledge;
  if (isCurrent) return { ...stored, byPresentVersion: true };
  const read = await scans.loadFacts(scanId);
  if (read === null) return { ...stored, byPresentVersion: false };
  const { workflows, industry, team } = await diagnoseInThread(record, read.facts);
  return {
    ...stored,
    workflows: workflows.map((workflow) => ({ ...workflow, typedType: null })),
    industry,
    team,
    byPresentVersion: true,
  };
}

function toRows({
  workflows,
}: Reading): Pick<FindingsInput, 'workflows'> & { tasks: Task[]; keys: string[] } {
  const tasks: Task[] = workflows.flatMap(({ name, tasks }) =>
    tasks.map((task) => ({ ...task, id: 0, workflow: name, framework: frameworkOf(task) })),
  );
  return {
    workflows: workflows.map(({ tasks: _tasks, ...workflow }, index) => ({ ...workflow, id: index + 1 })),
    tasks: tasks.map((task, index) => ({ ...task, id: index + 1 })),
    keys: workflows.map(({ definitionId, name }) => definitionId ?? name),
  };
}

function present(
  { id }: AuditRecord,
  { readAt, byPresentVersion, pagesScanned }: Reading,
  { findings }: { findings: ComparedFindings['findings'] },
): ComparedScan {
  return {
    auditId: id,
    readAt: readAt.toISOString(),
    byPresentVersion,
    pagesRead: pagesScanned,
    workflows: findings.workflows.length,
    tasks: findings.tasks.length,
    monthlyTotal: findings.value.simple.ranges.monthlyTotal,
  };
}
