/** A notification. There is one slot: a new one takes the place of the one before. */
export interface ToastMessage {
  title: string;
  description?: string | undefined;
  tone?: 'default' | 'destructive';
  /** How long it stays, in milliseconds; 5000 unless told. */
  durationMs?: number;
}

export interface ShownToast extends ToastMessage {
  /** Counts up, so that the same words twice are two notifications. */
  id: number;
}

const defaultDurationMs = 5000;

type Listener = () => void;
let current: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<Listener>();

/** Shows a notification in the one slot and returns its id. */
export function showToast(toast: ToastMessage): number {
  lastId += 1;
  set({ durationMs: defaultDurationMs, tone: 'default', ...toast, id: lastId });
  return lastId;
}

/** Takes a notification away, when it is still the one shown. */
export function dismissToast(id: number): void {
  if (current?.id === id) set(null);
}

/** For the component that draws the slot. */
export const toastStore = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): ShownToast | null => current,
};

function set(next: ShownToast | null): void {
  current = next;
  for (const listener of listeners) listener();
}
