import { showToast } from './toast.ts';

export async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.href);
    showToast({
      title: 'Link copied',
      description:
        'Anyone with the link can read this diagnosis. Only the browser that created it can make changes.',
    });
  } catch {
    showToast({
      title: "We couldn't copy the link",
      description: "Copy the address from your browser's address bar instead.",
      tone: 'destructive',
    });
  }
}
