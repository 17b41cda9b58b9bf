/** A new notification replaces the current one once it has been visible for `minShownMs`. */
export interface ToastMessage {
  title: string;
  description?: string | undefined;
  tone?: 'default' | 'destructive';
  durationMs?: number;
  /** An action that the visitor can also take elsewhere. `elsewhere` says where, for screen readers. */
  action?: { label: string; elsewhere: string; run: () => void } | undefined;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

const defaultDurationMs = 5000;
const minShownMs = 1500;

type Listener = () => void;
let current: ShownToast | null = null;
let waiting: ShownToast[] = [];
let advanceTimer: ReturnType<typeof setTimeout> | undefined;
let shownAt = 0;
let lastId = 0;
const listeners = new Set<Listener>();

export function showToast(toast: ToastMessage): number {
  lastId += 1;
  waiting.push({ durationMs: defaultDurationMs, tone: 'default', ...toast, id: lastId });
  scheduleNext();
  return lastId;
}

export function dismissToast(id: number): void {
  waiting = waiting.filter((toast) => toast.id !== id);
  if (current?.id !== id) return;
  set(null);
  scheduleNext();
}

export function dismissPassingToast(): void {
  if (current !== null && current.tone !== 'destructive') dismissToast(current.id);
}

export const toastStore = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): ShownToast | null => current,
};

function scheduleNext(): void {
  clearTimeout(advanceTimer);
  if (waiting.length === 0) return;
  const wait = current === null ? 0 : shownAt + minShownMs - Date.now();
  if (wait > 0) advanceTimer = setTimeout(scheduleNext, wait);
  else {
    set(waiting.shift() ?? null);
    scheduleNext();
  }
}

function set(next: ShownToast | null): void {
  current = next;
  shownAt = Date.now();
  for (const listener of listeners) listener();
}
