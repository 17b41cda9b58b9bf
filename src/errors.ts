interface ErrorEntry {
  status: number;
  message: string;
}

export const errorTable = {
  'malformed-json': { status: 400, message: 'The request body is not valid JSON.' },
  'malformed-request': { status: 400, message: 'We could not understand the request.' },
  'request-timeout': { status: 408, message: 'The request took too long to arrive.' },
  'malformed-id': { status: 400, message: 'The ID must be a positive whole number.' },
  'sign-in-required': { status: 401, message: 'Please sign in as the operator first.' },
  'wrong-password': { status: 401, message: 'That password is wrong.' },
  'code-required': { status: 401, message: 'Please also enter the code from your authenticator app.' },
  'wrong-code': { status: 401, message: 'That code is wrong or was already used.' },
  'email-verification-required': {
    status: 401,
    message: 'You need to provide and verify your email address to download this report.',
  },
  'not-yours': {
    status: 403,
    message: 'Only the visitor who created this diagnosis can change it.',
  },
  'wrong-origin': {
    status: 403,
    message:
      'This request came from a different address than the one this installation is set up for. If you run this installation, check PUBLIC_URL.',
  },
  'wrong-host': {
    status: 421,
    message: 'This installation responds only to the name localhost. To use another name, set PUBLIC_URL.',
  },
  'not-found': { status: 404, message: "We couldn't find anything at this address." },
  'audit-not-found': { status: 404, message: "We couldn't find a diagnosis with this ID." },
  'prospects-not-found': { status: 404, message: "We couldn't find this list of prospects." },
  'job-not-found': { status: 404, message: "We couldn't find this job." },
  'job-not-failed': { status: 409, message: 'Only failed jobs can be retried.' },
  'not-scannable': {
    status: 409,
    message: "This diagnosis was entered by hand, so there's no scan to repeat.",
  },
  'not-explainable': {
    status: 409,
    message: "This diagnosis was entered by hand, so there's nothing to explain.",
  },
  'not-comparable': {
    status: 409,
    message: 'Only two completed scans of the same website can be compared.',
  },
  'pages-gone': {
    status: 410,
    message:
      'The pages behind this diagnosis are no longer stored, or this release cannot read their format. Scan the site again to get an explanation.',
  },
  'no-model': {
    status: 409,
    message: 'No language model is set up. Set LLM_PROVIDER and LLM_MODEL, then restart.',
  },
  'model-failed': {
    status: 503,
    message: "The language model didn't return a usable answer. Nothing was changed. Please try again later.",
  },
  'model-budget': {
    status: 429,
    message:
      'The budget for the language model is used up for now. Nothing was sent or changed. Please try again later.',
  },
  'workflow-not-found': {
    status: 404,
    message: "We couldn't find this workflow in this diagnosis.",
  },
  'offering-not-found': { status: 404, message: "We couldn't find this offering in this diagnosis." },
  'task-not-found': { status: 404, message: "We couldn't find this task in this diagnosis." },
  'favicon-not-found': { status: 404, message: 'This diagnosis has no website icon.' },
  'enquiry-not-found': { status: 404, message: "We couldn't find this inquiry." },
  'subscriber-not-found': { status: 404, message: "We couldn't find this report request." },
  'lead-not-found': { status: 404, message: "We couldn't find this lead." },
  'session-not-found': { status: 404, message: "We couldn't find this session. It may have ended." },
  'mail-not-found': { status: 404, message: "We couldn't find this email in the outbox." },
  'link-unknown': {
    status: 404,
    message: "We don't recognize this link. Please open it from the email again, or ask for a new one.",
  },
  'link-used': { status: 410, message: 'This link was already used. Each link works only once.' },
  'link-expired': {
    status: 410,
    message: 'This link has expired. Please ask for a new one.',
  },
  'mail-gone': {
    status: 410,
    message: 'This email cannot be sent again: it was already sent, is being sent, or is too old.',
  },
  'mail-not-configured': {
    status: 409,
    message: "This installation can't send email. Set SMTP_URL, then restart.",
  },
  'webhook-not-configured': {
    status: 409,
    message: 'No webhook is set up. Set WEBHOOK_URL and WEBHOOK_SECRET, then restart.',
  },
  'no-tasks': {
    status: 404,
    message: 'This workflow has no tasks to assign roles to.',
  },
  'method-not-allowed': { status: 405, message: 'This address does not accept that HTTP method.' },
  conflict: {
    status: 409,
    message: 'This was changed in the meantime. Please reload and try again.',
  },
  'nothing-to-undo': {
    status: 409,
    message: "There's nothing to undo.",
  },
  'not-ended': {
    status: 409,
    message: 'The diagnosis is still running. Please wait until it is complete.',
  },
  'already-exists': { status: 409, message: 'This name is already in use.' },
  'too-large': { status: 413, message: 'The request is too large.' },
  'unsupported-media-type': { status: 415, message: 'Please send the request as JSON.' },
  'invalid-fields': { status: 422, message: 'Some fields need to be corrected.' },
  'too-many-requests': {
    status: 429,
    message: 'Too many requests. Please wait a moment and try again.',
  },
  'too-many-scans': {
    status: 429,
    message: 'We scanned this site several times in the last hour. Please try again later.',
  },
  'queue-full': {
    status: 429,
    message: 'Many websites are waiting right now. Please try again in a few minutes.',
  },
  'stale-attempt': {
    status: 409,
    message: 'A newer attempt at this scan has taken over.',
  },
  'data-folder-in-use': {
    status: 503,
    message: 'Another instance of AI Compass is using this data folder.',
  },
  'database-unavailable': {
    status: 503,
    message: "We can't reach the database right now. Please try again shortly.",
  },
  'shutting-down': {
    status: 503,
    message: 'The server is restarting. Please try again shortly.',
  },
  'bad-configuration': { status: 500, message: 'The configuration is not valid.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errorTable;

export interface AppErrorOptions {
  cause?: unknown;
  fields?: Record<string, string>;
  /** Replaces the table's message. It is public too, so it must contain no stack trace or secret. */
  message?: string;
  retryAfterSeconds?: number;
}

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    const entry = errorTable[code];
    super(options.message ?? entry.message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = entry.status;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
