import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastStore } from '#web/lib/toast.ts';

const Toaster = lazy(async () => ({ default: (await import('#web/components/ui/toaster.tsx')).Toaster }));

let wasShown = false;

export function ToastHost() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  wasShown ||= toast !== null;
  if (!wasShown) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
