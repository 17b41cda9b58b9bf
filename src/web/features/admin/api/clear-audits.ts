import { deleteJson } from '#web/lib/api-client.ts';
import { showToast } from '#web/lib/toast.ts';

/**
 * Clears every audit by the call that no screen is wired to: for operators who call it from their own tools. Says how it
 * went; whoever calls it need not.
 */
export async function clearAudits(): Promise<void> {
  try {
    await deleteJson('/api/audits');
    showToast({ title: 'All audits cleared' });
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error);
    showToast({ title: 'Failed to clear audits', description, tone: 'destructive' });
  }
}
