import type { AuditStore } from './audit-record.ts';
import { createManualAudit } from './create-manual-audit.ts';
import { createScanAudit } from './create-scan-audit.ts';
import type { Queries } from './database.ts';
import { withTranslatedErrors } from './database-errors.ts';
import { deleteAllAudits, deleteAudit, deleteDomain } from './delete-audits.ts';
import { listDomains, summariseAudits } from './domain-groups.ts';
import { editAudits } from './edit-audit.ts';
import { getAudit, getRevision, listAudits, listTasks, listWorkflows } from './read-audits.ts';

/** Audits and their rows; what each function promises stands with the type. */
export function createAuditStore({ db }: Queries): AuditStore {
  return withTranslatedErrors<AuditStore>({
    createScanAudit: (input) => createScanAudit(db, input),
    createManualAudit: (input) => createManualAudit(db, input),
    getAudit: (id) => getAudit(db, id),
    getRevision: (id) => getRevision(db, id),
    listWorkflows: (auditId) => listWorkflows(db, auditId),
    listTasks: (auditId, filter) => listTasks(db, auditId, filter),
    listAudits: (page) => listAudits(db, page),
    summarise: () => summariseAudits(db),
    listDomains: (options) => listDomains(db, options),
    ...editAudits(db),
    deleteAudit: (id) => deleteAudit(db, id),
    deleteAllAudits: () => deleteAllAudits(db),
    deleteDomain: (domain) => deleteDomain(db, domain),
  });
}
