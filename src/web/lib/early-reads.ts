/**
 * The reads of a diagnosis, asked for while the scripts that will show them are still on their way. Written
 * without imports, since it runs before everything else.
 */
const early = new Map<string, Promise<Response>>();

/** Where this browser keeps the calculation mode that it last used. */
export const calculationModeKey = 'calculation-mode';

/** What is not taken by then belongs to a page that was left: it would be old when somebody asks again. */
const keptForMs = 10_000;

const whileMade = ['/stats', '/workflows', '/tasks', '/coverage'];
const whenCompleted = [...whileMade, '/industry', '/modules', '/partners'];

/** Starts the reads of the diagnosis that `path` shows; `mode` is the calculation mode that this browser keeps. */
export function readEarly(path: string, mode: string | null): void {
  const id = /^\/diagnosis\/(\d{1,16})\/?$/.exec(path)?.[1];
  if (id === undefined) return;
  const audit = `/api/audits/${id}`;
  const value = `/value?mode=${mode === 'advanced' ? 'advanced' : 'simple'}`;
  const first = ask(audit);
  first
    .then((response) => (response.ok ? response.clone().json() : null))
    .then((answer: { status?: unknown } | null) => {
      if (answer === null) return;
      const completed = answer.status === 'completed';
      for (const part of completed ? [...whenCompleted, value] : whileMade) ask(audit + part);
    })
    // Whoever takes the answer meets the failure and says so.
    .catch(() => {});
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
  response.catch(() => {});
  early.set(path, response);
  return response;
}
