/**
 * The read of a diagnosis, asked for while the scripts that will show it are still on their way. Written
 * without imports, since it runs before everything else.
 */
const early = new Map<string, Promise<Response>>();

/** Where this browser keeps the calculation mode that it last used. */
export const calculationModeKey = 'calculation-mode';

/** What is not taken by then belongs to a page that was left: it would be old when somebody asks again. */
const keptForMs = 10_000;

/** Where all of a diagnosis is read at once. */
export const dashboardPath = (id: number | string, mode: string | null) =>
  `/api/audits/${id}/dashboard?mode=${mode === 'advanced' ? 'advanced' : 'simple'}`;

/** Starts the read of the diagnosis that `path` shows; `mode` is the calculation mode that this browser keeps. */
export function readEarly(path: string, mode: string | null): void {
  const id = /^\/diagnosis\/(\d{1,16})\/?$/.exec(path)?.[1];
  if (id === undefined) return;
  ask(dashboardPath(id, mode));
  setTimeout(() => early.clear(), keptForMs);
}

/** The answer that is on its way already, for one reader; undefined where nobody asked for it. */
export function takeEarly(path: string): Promise<Response> | undefined {
  const response = early.get(path);
  early.delete(path);
  return response;
}

function ask(path: string): Promise<Response> {
  const response = fetch(path, { credentials: 'include' });
  // Whoever takes the answer meets the failure and says so.
  response.catch(() => {});
  early.set(path, response);
  return response;
}
