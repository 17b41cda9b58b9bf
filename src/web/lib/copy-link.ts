import { showToast } from './toast.ts';

/** Copies the address of the page as it is shown, and says what whoever has it may do. */
export async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.href);
    showToast({
      title: 'Link copied',
      description: 'Whoever has it can read this diagnosis. Only you can change it.',
    });
  } catch {
    showToast({
      title: 'The link could not be copied',
      description: 'Copy the address from your browser’s address bar instead.',
      tone: 'destructive',
    });
  }
}
