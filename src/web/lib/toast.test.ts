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
  it('holds a notification for 5000 ms unless told', () => {
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

  it('holds one, and gives each time to be read before the next', () => {
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

  it('lets a new one take the place of one that could be read at once', () => {
    showToast({ title: 'First' });
    vi.advanceTimersByTime(2000);
    showToast({ title: 'Second' });
    expect(shown()).toBe('Second');
  });

  it('brings the next when one is taken away, and never one that was taken away while waiting', () => {
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

  it('does not take away a newer notification', () => {
    const first = showToast({ title: 'First' });
    vi.advanceTimersByTime(2000);
    showToast({ title: 'Second' });
    dismissToast(first);
    expect(shown()).toBe('Second');
  });

  it('tells its listeners until they leave', () => {
    const listener = vi.fn();
    const leave = toastStore.subscribe(listener);
    const id = showToast({ title: 'A' });
    dismissToast(id);
    leave();
    showToast({ title: 'B' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
