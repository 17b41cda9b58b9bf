import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { dismissPassingToast } from '#web/lib/toast.ts';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onClosed?: () => void;
  title: string;
  description?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

export function Dialog({
  open,
  onOpenChange,
  onClosed,
  title,
  description,
  wide = false,
  children,
}: DialogProps) {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (open) dismissPassingToast();
  }, [open]);
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 grid animate-fade items-end overflow-y-auto bg-scrim sm:items-center sm:p-6">
          <Primitive.Content
            onOpenAutoFocus={() => {
              opener.current = document.activeElement;
            }}
            // The library returns the focus only to its own triggers, so we return it ourselves.
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus();
              onClosed?.();
            }}
            // Without a description, the library expects an explicit undefined.
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={classNames(
              'relative mx-auto w-full animate-appear rounded-t-md border border-rule bg-surface p-5 shadow-raised sm:rounded-md sm:p-8',
              wide ? 'max-w-form' : 'max-w-narrow',
            )}
          >
            <Primitive.Title className="pr-10 text-lg">{title}</Primitive.Title>
            {description && (
              <Primitive.Description className="mt-2 text-ink-secondary">{description}</Primitive.Description>
            )}
            <div className="mt-6">{children}</div>
            <Primitive.Close
              aria-label="Close dialog"
              className="absolute top-3 right-3 inline-flex size-11 items-center justify-center rounded-md text-ink-secondary hover:bg-neutral-soft hover:text-ink sm:top-5 sm:right-5"
            >
              <X aria-hidden className="size-5" />
            </Primitive.Close>
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
