import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, showToast, toastStore } from './toast.ts';

const shown = () => toastStore.read()?.title ?? null;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (let toast = toastStore.read(); toast; toast = toastStore.read()) dismissToast(toast.id);
  vi.useRealTimers();
});

describe('the notification slot', () => {
  it('shows a notification for 5000 ms by default', () => {
    const id = showToast({ title: 'Saved', description: 'More', tone: 'destructive' });
    expect(toastStore.read()).toEqual({
      id,
      title: 'Saved',
      description: 'More',
      tone: 'destructive',
      durationMs: 5000,
    });
    vi.advanceTimersByTime(1500);
    showToast({ title: 'Generating Report', durationMs: 10_000 });
    expect(toastStore.read()?.durationMs).toBe(10_000);
  });

  it('shows one at a time, and leaves each long enough to be read', () => {
    showToast({ title: 'First' });
    showToast({ title: 'Second' });
    showToast({ title: 'Third' });
    expect(shown()).toBe('First');
    vi.advanceTimersByTime(1499);
    expect(shown()).toBe('First');
    vi.advanceTimersByTime(1);
    expect(shown()).toBe('Second');
    vi.advanceTimersByTime(1500);
    expect(shown()).toBe('Third');
  });

  it('replaces one that has been shown long enough right away', () => {
    showToast({ title: 'First' });
    vi.advanceTimersByTime(2000);
    showToast({ title: 'Second' });
    expect(shown()).toBe('Second');
  });

  it('shows the next after a dismissal, and never one that was dismissed while queued', () => {
    const first = showToast({ title: 'First' });
    const second = showToast({ title: 'Second' });
    showToast({ title: 'Third' });
    dismissToast(second);
    expect(shown()).toBe('First');
    dismissToast(first);
    expect(shown()).toBe('Third');
    vi.advanceTimersByTime(10_000);
    expect(shown()).toBe('Third');
  });

  it('does not dismiss a newer notification', () => {
    const first = showToast({ title: 'First' });
    vi.advanceTimersByTime(2000);
    showToast({ title: 'Second' });
    dismissToast(first);
    expect(shown()).toBe('Second');
  });

  it('notifies its listeners until they unsubscribe', () => {
    const listener = vi.fn();
    const leave = toastStore.subscribe(listener);
    const id = showToast({ title: 'A' });
    dismissToast(id);
    leave();
    showToast({ title: 'B' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
