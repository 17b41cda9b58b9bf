/** As in the specification. */
export const pollIntervalMs = 3000;
export const retryIntervalMs = 2000;
export const maxRetries = 5;
export const refreshThrottleMs = 1000;
export const syncFollowUpMs = 1000;
