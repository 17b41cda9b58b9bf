import { deleteJson } from '#web/lib/api-client.ts';
import { showToast } from '#web/lib/toast.ts';

/** No screen calls this; operators' own tools call the API directly. */
export async function clearAudits(): Promise<void> {
  try {
    await deleteJson('/api/audits');
    showToast({ title: 'All audits cleared' });
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error);
    showToast({ title: 'Failed to clear audits', description, tone: 'destructive' });
  }
}
