/** Stands for "no domain" in the address of a deletion and in the audit log. */
export const withoutDomain = 'unknown';
