/**
 * Requests a diagnosis while the scripts that will render it are still loading. This file has no
 * imports, because it is part of the first script that runs.
 */
const early = new Map<string, Promise<Response>>();

export const calculationModeKey = 'calculation-mode';

/** Unused responses are dropped after this time, because their data would be stale. */
const keptForMs = 10_000;

export const dashboardPath = (id: number | string, mode: string | null) =>
  `/api/audits/${id}/dashboard?mode=${mode === 'advanced' ? 'advanced' : 'simple'}`;

export function readEarly(path: string, mode: string | null): void {
  const id = /^\/diagnosis\/([1-9]\d{0,15})\/?$/.exec(path)?.[1];
  if (id === undefined) return;
  ask(dashboardPath(id, mode));
  setTimeout(() => early.clear(), keptForMs);
}

/** Removes the response, because its body can be read only once. */
export function takeEarly(path: string): Promise<Response> | undefined {
  const response = early.get(path);
  early.delete(path);
  return response;
}

function ask(path: string): Promise<Response> {
  const response = fetch(path, { credentials: 'include' });
  // The reader that takes the response handles its failure.
  response.catch(() => {});
  early.set(path, response);
  return response;
}
