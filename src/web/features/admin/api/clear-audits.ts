import { deleteJson } from '#web/lib/api-client.ts';
import { showToast } from '#web/lib/toast.ts';

/** The specification defines this request, but no screen uses it. */
export async function clearAudits(): Promise<void> {
  try {
    await deleteJson('/api/audits');
    showToast({ title: 'All audits cleared' });
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error);
    showToast({ title: 'Failed to clear audits', description, tone: 'destructive' });
  }
}
