export type FailureKind =
  | 'address-not-allowed'
  | 'name-not-found'
  | 'resolver-silent'
  | 'refused'
  | 'unreachable'
  | 'connect-timeout'
  | 'first-byte-timeout'
  | 'too-slow'
  | 'certificate'
  | 'not-tls'
  | 'incomplete'
  | 'too-many-redirects'
  | 'bad-redirect'
  | 'left-site'
  | 'http-error'
  | 'blocked'
  | 'slow-down'
  | 'not-html'
  | 'robots'
  | 'unreadable'
  | 'hard-to-read'
  | 'needs-javascript'
  | 'no-time'
  | 'aborted';

export interface FetchFailure {
  kind: FailureKind;
  message: string;
}

/** Carries a failure through code that can only throw, such as a connector. */
export class FetchError extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FetchError';
    this.kind = kind;
  }
}

export function describeFetchError(thrown: unknown): FetchFailure {
  for (const error of chain(thrown)) {
    if (error instanceof FetchError) return { kind: error.kind, message: error.message };
    const code = 'code' in error ? String(error.code) : '';
    const failure = byCode(code, error.message);
    if (failure) return failure;
  }
  return { kind: 'incomplete', message: 'The response was incomplete or malformed.' };
}

function* chain(thrown: unknown): Generator<Error> {
  let error = thrown;
  for (let depth = 0; depth < 5 && error instanceof Error; depth++) {
    yield error;
    if (error instanceof AggregateError && error.errors[0] instanceof Error) yield error.errors[0];
    error = error.cause;
  }
}

function byCode(code: string, message: string): FetchFailure | null {
  const certificate = certificateMessages[code];
  if (certificate) return { kind: 'certificate', message: certificate };
  const known = networkFailures[code];
  if (known) return known;
  if (message.includes('before secure TLS connection was established')) return notTls;
  if (code === 'EPROTO' || code.startsWith('ERR_SSL_')) {
    return notTlsCodes.some((text) => `${code} ${message}`.includes(text)) ? notTls : noSecureConnection;
  }
  return null;
}

const notTls: FetchFailure = {
  kind: 'not-tls',
  message: "The server doesn't offer a secure connection at this address.",
};

const noSecureConnection: FetchFailure = {
  kind: 'unreachable',
  message: "We couldn't set up a secure connection with the server.",
};

/** OpenSSL's error codes and messages for an answer that isn't TLS at all. */
const notTlsCodes = [
  'WRONG_VERSION_NUMBER',
  'wrong version number',
  'PACKET_LENGTH_TOO_LONG',
  'packet length too long',
  'HTTP_REQUEST',
  'RECORD_LAYER',
  'record layer failure',
];

const unverified = "We couldn't verify the site's security certificate, so we didn't read the site.";

const certificateMessages: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: "The site's security certificate has expired, so we didn't read the site.",
  CERT_NOT_YET_VALID: "The site's security certificate is not valid yet, so we didn't read the site.",
  ERR_TLS_CERT_ALTNAME_INVALID:
    "The site's security certificate was issued for a different domain, so we didn't read the site.",
  DEPTH_ZERO_SELF_SIGNED_CERT:
    "The site's security certificate is self-signed, so we couldn't verify it and didn't read the site.",
  SELF_SIGNED_CERT_IN_CHAIN: unverified,
  UNABLE_TO_GET_ISSUER_CERT: unverified,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unverified,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unverified,
  CERT_UNTRUSTED: unverified,
  CERT_REJECTED: unverified,
  CERT_REVOKED: "The site's security certificate has been revoked, so we didn't read the site.",
  CERT_SIGNATURE_FAILURE: unverified,
  CERT_CHAIN_TOO_LONG: unverified,
  INVALID_CA: unverified,
  INVALID_PURPOSE: unverified,
  HOSTNAME_MISMATCH:
    "The site's security certificate was issued for a different domain, so we didn't read the site.",
  PATH_LENGTH_EXCEEDED: unverified,
};

const unreachable: FetchFailure = { kind: 'unreachable', message: "We couldn't reach the server." };
const brokenOff: FetchFailure = {
  kind: 'incomplete',
  message: 'The connection was lost before the response was complete.',
};
const malformed: FetchFailure = {
  kind: 'incomplete',
  message: 'The server sent a response that is not valid HTTP.',
};

const networkFailures: Readonly<Record<string, FetchFailure>> = {
  ECONNREFUSED: { kind: 'refused', message: 'The server refused the connection.' },
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  EHOSTDOWN: unreachable,
  EADDRNOTAVAIL: unreachable,
  EACCES: unreachable,
  EPERM: unreachable,
  ETIMEDOUT: { kind: 'connect-timeout', message: "The server didn't accept the connection in time." },
  ECONNRESET: brokenOff,
  EPIPE: brokenOff,
  UND_ERR_SOCKET: brokenOff,
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: brokenOff,
  UND_ERR_HEADERS_OVERFLOW: malformed,
  UND_ERR_HEADERS_TIMEOUT: {
    kind: 'first-byte-timeout',
    message: "The server accepted the connection but didn't respond.",
  },
  UND_ERR_BODY_TIMEOUT: { kind: 'too-slow', message: 'The page loaded too slowly to be read.' },
};
