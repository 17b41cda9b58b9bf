/**
 * The id under which every server shows the sample diagnosis, that of a fictional company. New audits get
 * random ids, so none of them meets it.
 */
export const sampleAuditId = 1;
