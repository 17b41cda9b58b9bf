/** New audits get random ids up to 2^53-1, so it is very unlikely that one gets this id. */
export const sampleAuditId = 1;
