import { statusPhrase } from './status-phrase.ts';

/** `message` is the status followed by the body, or by the status text if the body is empty. */
export class ApiError extends Error {
  readonly status: number;
  readonly publicMessage: string | null;
  readonly code: string | null;
  readonly fields: Record<string, string>;
  /** False if the answer has no text that would help a visitor. */
  readonly saysWhy: boolean;
  readonly isJson: boolean;

  constructor(status: number, text: string, body: string) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    const parsed = parseBody(body);
    this.isJson = parsed !== null;
    this.publicMessage = textOf(parsed?.message) ?? textOf(parsed?.error);
    this.code = textOf(parsed?.code);
    this.fields = fieldsOf(parsed?.fields);
    this.saysWhy = this.publicMessage !== null || (body !== '' && parsed === null);
  }
}

/** HTTP/2 sends no status text. */
export function readErrorText(response: Pick<Response, 'status' | 'statusText'>, body: string): string {
  return body || response.statusText || statusPhrase(response.status);
}

export function messageForVisitor(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.publicMessage ?? error.message;
  if (error instanceof TypeError)
    return "We couldn't reach the server. Please check your connection and try again.";
  if (error instanceof SyntaxError || isSchemaError(error))
    return "The server sent a response that this page can't read. Please reload the page.";
  return error instanceof Error && error.message ? error.message : fallback;
}

/** Checks the name, so that the schema library need not be loaded. */
function isSchemaError(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ZodError' || error.name === '$ZodError');
}

export function isStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}

function parseBody(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function fieldsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
