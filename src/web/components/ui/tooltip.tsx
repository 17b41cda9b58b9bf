import { Info } from 'lucide-react';
import { Tooltip as Primitive } from 'radix-ui';
import { type ReactNode, useState } from 'react';

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Primitive.Provider>
  );
}

interface TooltipProps {
  content: ReactNode;
  /** One focusable element, so that the tooltip is reachable by keyboard. */
  children: ReactNode;
}

/** A click or tap toggles the tooltip, so don't use it on a trigger whose click does something else. */
export function Tooltip({ content, children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  return (
    <Primitive.Root open={open} onOpenChange={setOpen}>
      <Primitive.Trigger
        asChild
        // The library closes the tooltip on press, but a tap should toggle it.
        onPointerDown={(event) => event.preventDefault()}
        onClick={(event) => {
          event.preventDefault();
          setOpen(!open);
        }}
      >
        {children}
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-w-[min(20rem,calc(100vw-24px))] animate-appear rounded-sm bg-ink px-3 py-2 text-sm text-paper shadow-raised"
        >
          {content}
          <Primitive.Arrow className="fill-ink" />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

export function InfoTip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Tooltip content={children}>
      <button
        type="button"
        aria-label={`About ${label}`}
        className="no-print -m-1.5 inline-flex rounded-full p-1.5 align-middle text-ink-secondary hover:text-ink"
      >
        <Info aria-hidden className="size-4" />
      </button>
    </Tooltip>
  );
}
