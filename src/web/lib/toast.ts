/** A notification. There is one slot: a new one takes the place of the one before. */
export interface ToastMessage {
  title: string;
  description?: string | undefined;
  tone?: 'default' | 'destructive';
  /** How long it stays, in milliseconds; 5000 unless told. */
  durationMs?: number;
  /** A button that answers what is told, and where else the same can be done. */
  action?: { label: string; elsewhere: string; run: () => void } | undefined;
}

export interface ShownToast extends ToastMessage {
  /** Counts up, so that the same words twice are two notifications. */
  id: number;
}

const defaultDurationMs = 5000;
/** A notification is given this long to be read before the next takes its place. */
const minShownMs = 1500;

type Listener = () => void;
let current: ShownToast | null = null;
let waiting: ShownToast[] = [];
let advanceTimer: ReturnType<typeof setTimeout> | undefined;
let shownAt = 0;
let lastId = 0;
const listeners = new Set<Listener>();

/** Shows a notification in the one slot, as soon as the one before could be read, and returns its id. */
export function showToast(toast: ToastMessage): number {
  lastId += 1;
  waiting.push({ durationMs: defaultDurationMs, tone: 'default', ...toast, id: lastId });
  scheduleNext();
  return lastId;
}

/** Takes a notification away, whether it is shown or still waits. */
export function dismissToast(id: number): void {
  waiting = waiting.filter((toast) => toast.id !== id);
  if (current?.id !== id) return;
  set(null);
  scheduleNext();
}

/** Takes away what is shown, unless it tells of a failure: what opens over the page is to be read now. */
export function dismissPassingToast(): void {
  if (current !== null && current.tone !== 'destructive') dismissToast(current.id);
}

/** For the component that draws the slot. */
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
