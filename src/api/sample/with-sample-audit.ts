import { createHash } from 'node:crypto';
import { frameworkOf } from '#shared/framework.ts';
import { sampleAuditId } from '#shared/sample-audit.ts';
import type { AuditRecord, AuditStore, TaskRow, WorkflowRow } from '#storage/audit-record.ts';
import { readSampleDiagnosis, sampleMadeAt, sampleRequest } from './sample-diagnosis.ts';

/**
 * The store with one audit more, which only reading calls know: the sample. It belongs to nobody, stands in
 * no list, and what follows from it follows from the profile that this server runs with.
 */
export function withSampleAudit(store: AuditStore, profileVersion: string): AuditStore {
  const { record, workflows, tasks } = makeSampleAudit(profileVersion);
  const { revision, status, ownerHash } = record;
  return {
    ...store,
    getAudit: async (id) => (id === sampleAuditId ? record : store.getAudit(id)),
    getRevision: async (id) =>
      id === sampleAuditId ? { revision, status, ownerHash, profileVersion } : store.getRevision(id),
    listWorkflows: async (id) => (id === sampleAuditId ? workflows : store.listWorkflows(id)),
    listTasks: async (id, filter) => {
      if (id !== sampleAuditId) return store.listTasks(id, filter);
      return tasks.filter((task) => filter?.workflow === undefined || task.workflow === filter.workflow);
    },
  };
}

function makeSampleAudit(profileVersion: string): {
  record: AuditRecord;
  workflows: WorkflowRow[];
  tasks: TaskRow[];
} {
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
    reachedUrl: sample.reachedUrl,
    coverage: sample.coverage,
    industry: sample.industry,
    scanQuality: sample.scanQuality,
    scanQualityParts: sample.scanQualityParts,
    pagesScanned: sample.coverage.read,
    hasFavicon: false,
    assumptions: {},
    profileVersion,
    revision: createHash('sha256').update(text).digest('hex').slice(0, 12),
    createdAt: sampleMadeAt,
    completedAt: sampleMadeAt,
  };
  return { record, workflows, tasks };
}
