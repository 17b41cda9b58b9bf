import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { toastStore } from '#web/lib/toast.ts';

const Toaster = lazy(async () => ({ default: (await import('#web/components/ui/toaster.tsx')).Toaster }));

let wasShown = false;

/** Loads the notification area for the first notification, or when F8 asks for it before that. */
export function ToastHost() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const [isAskedFor, setAskedFor] = useState(false);
  wasShown ||= toast !== null;
  const isLoaded = wasShown || isAskedFor;
  useEffect(() => {
    if (isLoaded) return;
    const ask = (event: KeyboardEvent) => event.code === 'F8' && setAskedFor(true);
    document.addEventListener('keydown', ask);
    return () => document.removeEventListener('keydown', ask);
  }, [isLoaded]);
  if (!isLoaded) return null;
  return (
    <Suspense fallback={null}>
      <Toaster takesFocus={isAskedFor} />
    </Suspense>
  );
}
