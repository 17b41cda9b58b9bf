import { describe, expect, it, vi } from 'vitest';
import { dismissToast, showToast, toastStore } from './toast.ts';

describe('the toast slot', () => {
  it('holds one notification, for 5000 ms unless told', () => {
    showToast({ title: 'First' });
    const second = showToast({ title: 'Second', description: 'More', tone: 'destructive' });
    expect(toastStore.read()).toEqual({
      id: second,
      title: 'Second',
      description: 'More',
      tone: 'destructive',
      durationMs: 5000,
    });
  });

  it('keeps a duration that it is given', () => {
    showToast({ title: 'Generating Report', durationMs: 10_000 });
    expect(toastStore.read()?.durationMs).toBe(10_000);
  });

  it('does not take away a newer notification', () => {
    const first = showToast({ title: 'First' });
    const second = showToast({ title: 'Second' });
    dismissToast(first);
    expect(toastStore.read()?.id).toBe(second);
    dismissToast(second);
    expect(toastStore.read()).toBeNull();
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
