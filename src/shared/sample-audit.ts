/** New audits get random ids up to 2^53-1, so a collision with it is very unlikely. */
export const sampleAuditId = 1;
