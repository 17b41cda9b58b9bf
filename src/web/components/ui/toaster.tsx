import { X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { dismissToast, toastStore } from '#web/lib/toast.ts';
import { Button } from './button.tsx';

/**
 * On wide screens, a note marked `data-corner-note` moves the notification aside. The library's shortcut F8
 * focuses the notification.
 */
export function Toaster({ takesFocus }: { takesFocus: boolean }) {
  const viewport = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (takesFocus) viewport.current?.focus();
  }, [takesFocus]);
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  return (
    <Primitive.Provider swipeDirection="right" label="Notification">
      {toast && (
        <Primitive.Root
          key={toast.id}
          duration={toast.durationMs ?? 5000}
          type={toast.tone === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && dismissToast(toast.id)}
          data-tone={toast.tone}
          className={classNames(
            // An open dialog blocks the pointer everywhere else; the notification stays usable.
            'pointer-events-auto relative grid gap-0.5 rounded-md border bg-surface py-2.5 pr-12 pl-5 text-ink shadow-raised',
            'data-[state=open]:animate-toast-in data-[swipe=end]:animate-toast-swipe',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
            toast.tone === 'destructive' ? 'border-danger-text' : 'border-rule',
          )}
        >
          <Primitive.Title
            className={classNames('font-strong', toast.tone === 'destructive' && 'text-danger-text')}
          >
            {toast.title}
          </Primitive.Title>
          {toast.description && (
            <Primitive.Description className="text-sm wrap-anywhere text-ink-secondary">
              {toast.description}
            </Primitive.Description>
          )}
          {toast.action && (
            <Primitive.Action asChild altText={toast.action.elsewhere}>
              <Button
                variant="secondary"
                size="sm"
                className="mt-1 justify-self-start"
                onClick={toast.action.run}
              >
                {toast.action.label}
              </Button>
            </Primitive.Action>
          )}
          <Primitive.Close
            aria-label="Dismiss notification"
            className="absolute top-2 right-2 inline-flex size-9 items-center justify-center rounded-sm text-ink-secondary hover:bg-neutral-soft hover:text-ink"
          >
            <X aria-hidden className="size-4" />
          </Primitive.Close>
        </Primitive.Root>
      )}
      <Primitive.Viewport
        ref={viewport}
        className="no-print fixed inset-x-0 top-0 z-60 mx-auto flex w-full max-w-[30rem] list-none flex-col p-4 outline-none sm:py-2 xl:top-auto xl:right-auto xl:bottom-2 xl:max-w-88 xl:in-[body:has([data-corner-note])]:left-102"
      />
    </Primitive.Provider>
  );
}
