/**
 * Requests a diagnosis while the scripts that render it are still loading. Has no imports, because it runs before
 * everything else.
 */
const early = new Map<string, Promise<Response>>();

/** The storage key of the last calculation mode. */
export const calculationModeKey = 'calculation-mode';

/**
 * Unclaimed responses are dropped after this delay, because the visitor has left the page and the data would be stale
 * later.
 */
const keptForMs = 10_000;

/** The call that reads a whole diagnosis. */
export const dashboardPath = (id: number | string, mode: string | null) =>
  `/api/audits/${id}/dashboard?mode=${mode === 'advanced' ? 'advanced' : 'simple'}`;

/** Starts the read of the diagnosis at `path`; `mode` is the calculation mode stored in this browser. */
export function readEarly(path: string, mode: string | null): void {
  const id = /^\/diagnosis\/(\d{1,16})\/?$/.exec(path)?.[1];
  if (id === undefined) return;
  ask(dashboardPath(id, mode));
  setTimeout(() => early.clear(), keptForMs);
}

/** Takes the pending response, so that only one reader gets it; undefined if there is none. */
export function takeEarly(path: string): Promise<Response> | undefined {
  const response = early.get(path);
  early.delete(path);
  return response;
}

function ask(path: string): Promise<Response> {
  const response = fetch(path, { credentials: 'include' });
  // Whoever takes the response handles its failure.
  response.catch(() => {});
  early.set(path, response);
  return response;
}
