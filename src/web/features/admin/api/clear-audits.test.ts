import { afterEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, toastStore } from '#web/lib/toast.ts';
import { clearAudits } from './clear-audits.ts';

function answerWith(status: number, body: string): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status })),
  );
}

afterEach(() => {
  const shown = toastStore.read();
  if (shown) dismissToast(shown.id);
  vi.unstubAllGlobals();
});

describe('clearAudits', () => {
  it('says that all audits were cleared', async () => {
    answerWith(200, '{"message":"Deleted 3 audits."}');
    await clearAudits();
    expect(fetch).toHaveBeenCalledWith('/api/audits', expect.objectContaining({ method: 'DELETE' }));
    expect(toastStore.read()).toMatchObject({ title: 'All audits cleared' });
  });

  it('says that clearing failed, with the error’s message', async () => {
    answerWith(500, 'The disk is full');
    await clearAudits();
    expect(toastStore.read()).toMatchObject({
      title: 'Failed to clear audits',
      description: '500: The disk is full',
      tone: 'destructive',
    });
  });
});
