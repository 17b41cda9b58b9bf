/**
 * The id of the sample diagnosis, of a fictional company, on every server. New audits get random ids, so none collides
 * with it.
 */
export const sampleAuditId = 1;
