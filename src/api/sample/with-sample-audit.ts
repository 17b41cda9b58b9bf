import { createHash } from 'node:crypto';
import { frameworkOf } from '#shared/framework.ts';
import { sampleAuditId } from '#shared/sample-audit.ts';
import type { AuditRecord, AuditStore, StoredAudit, TaskRow, WorkflowRow } from '#storage/audit-record.ts';
import { readSampleDiagnosis, sampleMadeAt, sampleRequest } from './sample-diagnosis.ts';

/** The sample has no owner and appears in no list, and its figures use this server's profile. */
export function withSampleAudit(store: AuditStore, profileVersion: string): AuditStore {
  const sample = makeSampleAudit(profileVersion);
  const { revision, status, ownerHash } = sample.record;
  return {
    ...store,
    getAudit: async (id) => (id === sampleAuditId ? sample.record : store.getAudit(id)),
    readAudit: async (id) => (id === sampleAuditId ? sample : store.readAudit(id)),
    getRevision: async (id) =>
      id === sampleAuditId ? { revision, status, ownerHash, profileVersion } : store.getRevision(id),
  };
}

function makeSampleAudit(profileVersion: string): StoredAudit {
  const { sample, text } = readSampleDiagnosis();
  const workflows: WorkflowRow[] = [];
  const tasks: TaskRow[] = [];
  for (const { tasks: found, ...workflow } of sample.workflows) {
    const workflowId = workflows.length + 1;
    workflows.push({ ...workflow, id: workflowId });
    for (const task of found) {
      const id = tasks.length + 1;
      tasks.push({ ...task, id, workflow: workflow.name, workflowId, framework: frameworkOf(task) });
    }
  }
  const record: AuditRecord = {
    ...sampleRequest,
    id: sampleAuditId,
    kind: 'scan',
    scanId: null,
    domain: new URL(sampleRequest.website).hostname.replace(/^www\./, ''),
    businessDescription: null,
    ownerHash: '',
    status: 'completed',
    failure: null,
    progress: null,
    closerReading: null,
    reachedUrl: sample.reachedUrl,
    coverage: sample.coverage,
    industry: sample.industry,
    team: sample.team,
    scanQuality: sample.scanQuality,
    scanQualityParts: sample.scanQualityParts,
    seenNotCounted: sample.seenNotCounted,
    pagesScanned: sample.coverage.read,
    hasFavicon: false,
    edited: false,
    assumptions: {},
    profileVersion,
    revision: createHash('sha256').update(text).digest('hex').slice(0, 12),
    createdAt: sampleMadeAt,
    completedAt: sampleMadeAt,
  };
  const offerings = sample.offerings.map(({ name, evidence, deliveredBy }, index) => ({
    id: index + 1,
    name,
    evidence,
    workflow: workflows.find(({ definitionId }) => definitionId === deliveredBy)?.name ?? null,
  }));
  return { record, workflows, tasks, offerings, pages: [] };
}
