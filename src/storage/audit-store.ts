import type { AuditStore } from './audit-record.ts';
import { createManualAudit, findManualAudit } from './create-manual-audit.ts';
import { createScanAudit, findScanAudit } from './create-scan-audit.ts';
import type { Queries } from './database.ts';
import { withTranslatedErrors } from './database-errors.ts';
import { deleteAllAudits, deleteAudit, deleteAudits, deleteDomain } from './delete-audits.ts';
import { listDomains, summarizeAudits } from './domain-groups.ts';
import { createEditAudit } from './edit-audit.ts';
import { countAuditRows, listAudits, listOwnAudits } from './list-audits.ts';
import { type EmitEvent, emitNothing } from './product-events.ts';
import { getAudit, listTasks, listWorkflows, prepareGetRevision, readAudit } from './read-audits.ts';

export function createAuditStore({ db }: Queries, emit: EmitEvent = emitNothing): AuditStore {
  return withTranslatedErrors<AuditStore>({
    createScanAudit: (input) => createScanAudit(db, input, emit),
    createManualAudit: (input) => createManualAudit(db, input, emit),
    findScanAudit: (input) => findScanAudit(db, input),
    findManualAudit: (input) => findManualAudit(db, input),
    getAudit: (id) => getAudit(db, id),
    readAudit: (id) => readAudit(db, id),
    countRows: (id) => countAuditRows(db, id),
    getRevision: prepareGetRevision(db),
    listWorkflows: (auditId) => listWorkflows(db, auditId),
    listTasks: (auditId, filter) => listTasks(db, auditId, filter),
    listAudits: (page) => listAudits(db, page),
    listOwnAudits: (ownerHash, limit) => listOwnAudits(db, ownerHash, limit),
    summarize: () => summarizeAudits(db),
    listDomains: (page) => listDomains(db, page),
    editAudit: createEditAudit(db),
    deleteAudit: (id, deletion) => deleteAudit(db, id, deletion),
    deleteAudits: (ids, deletion) => deleteAudits(db, ids, deletion),
    deleteAllAudits: (deletion) => deleteAllAudits(db, deletion),
    deleteDomain: (domain, deletion) => deleteDomain(db, domain, deletion),
  });
}
