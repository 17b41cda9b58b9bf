/** Stands for "no domain" in the URL that deletes a domain's audits, and in the audit log. */
export const withoutDomain = 'unknown';
