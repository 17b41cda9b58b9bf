/**
 * The sample diagnosis of a fictional company has this id on every server. New audits get random ids, so none
 * collides with it.
 */
export const sampleAuditId = 1;
