import { FetchError } from './fetch-failure.ts';

export interface HostLimiter {
  /**
   * Resolves with a function that ends the turn. Rejects with FetchError `no-time` if the spacing or a pause would
   * delay the start past `latest`.
   */
  acquire: (host: string, turn: TurnRequest) => Promise<() => void>;
  /** Afterward, the host gets one request at a time for a while. */
  pause: (host: string, ms: number) => void;
}

export interface TurnRequest {
  limit: number;
  spacingMs: number;
  /** Latest start of the turn, in `performance.now()` time. */
  latest: number;
  signal: AbortSignal;
}

interface HostState {
  running: number;
  nextStart: number;
  pausedUntil: number;
  waiting: (() => void)[];
  lastUsed: number;
}

const noTimeMessage = 'The site asks robots to wait between requests, and we ran out of time.';

const cautiousMs = 60_000;

const forgetAfterMs = 10 * 60_000;

export function createHostLimiter(now: () => number = () => performance.now()): HostLimiter {
  const hosts = new Map<string, HostState>();

  function stateOf(host: string): HostState {
    let state = hosts.get(host);
    if (!state) {
      if (hosts.size >= 1000) forgetIdle();
      state = { running: 0, nextStart: 0, pausedUntil: Number.NEGATIVE_INFINITY, waiting: [], lastUsed: 0 };
      hosts.set(host, state);
    }
    state.lastUsed = now();
    return state;
  }

  function forgetIdle(): void {
    for (const [host, state] of hosts) {
      const idle = state.running === 0 && state.waiting.length === 0 && state.pausedUntil <= now();
      if (idle && state.lastUsed + forgetAfterMs < now()) hosts.delete(host);
    }
  }

  async function acquire(host: string, turn: TurnRequest): Promise<() => void> {
    const state = stateOf(host);
    try {
      await takeTurn(state, turn);
    } catch (error) {
      // This waiter may have been woken but doesn't proceed, so wake the next one.
      state.waiting.shift()?.();
      throw error;
    }
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      state.running--;
      state.lastUsed = now();
      state.waiting.shift()?.();
    };
  }

  async function takeTurn(state: HostState, turn: TurnRequest): Promise<void> {
    for (;;) {
      turn.signal.throwIfAborted();
      const waitMs = Math.max(state.nextStart, state.pausedUntil) - now();
      if (waitMs > 0 && now() + waitMs > turn.latest) throw new FetchError('no-time', noTimeMessage);
      const limit = state.pausedUntil + cautiousMs > now() ? 1 : turn.limit;
      if (state.running >= limit) await queued(state, turn.signal);
      else if (waitMs > 0) await pauseFor(waitMs, turn.signal);
      else {
        // The check and the increment are synchronous, so two waiters can't take the same slot.
        state.running++;
        state.nextStart = now() + turn.spacingMs;
        return;
      }
    }
  }

  return {
    acquire,
    pause: (host, ms) => {
      const state = stateOf(host);
      state.pausedUntil = Math.max(state.pausedUntil, now() + ms);
    },
  };
}

export const hostLimiter = createHostLimiter();

export async function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

async function queued(state: HostState, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const go = () => {
      signal.removeEventListener('abort', stop);
      resolve();
    };
    const stop = () => {
      state.waiting = state.waiting.filter((other) => other !== go);
      reject(signal.reason);
    };
    state.waiting.push(go);
    signal.addEventListener('abort', stop, { once: true });
  });
}
