export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte. */
  secure: boolean;
  /** Requires STARTTLS, so that a password is never sent unencrypted, except to this machine. */
  requireTls: boolean;
  credentials: { user: string; pass: string } | null;
}

/** Parses `smtp[s]://[user:password@]host[:port]`; the default ports are 587 and 465. Null if invalid. */
export function parseSmtpUrl(text: string): SmtpServer | null {
  if (!/^smtps?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const beyond = url.pathname.replace(/^\/$/, '') + url.search + url.hash;
  if (host === '' || beyond !== '' || (url.username === '') !== (url.password === '')) return null;
  const secure = url.protocol === 'smtps:';
  const credentials = url.username === '' ? null : readCredentials(url);
  if (credentials === undefined) return null;
  return {
    host,
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTls: !secure && credentials !== null && !isThisMachine(host),
    credentials,
  };
}

function readCredentials(url: URL): { user: string; pass: string } | undefined {
  try {
    return { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
  } catch {
    return undefined;
  }
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\./.test(host);
}
