import { Switch as Primitive } from 'radix-ui';
import { type ReactNode, useId } from 'react';

interface SwitchProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export function Switch({ checked, onCheckedChange, label, hint, disabled }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <Primitive.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-px inline-flex h-6 w-11 shrink-0 items-center rounded-full border border-control bg-neutral-soft p-0.5 transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60 data-[state=checked]:border-accent data-[state=checked]:bg-accent"
      >
        <Primitive.Thumb className="block size-4.5 rounded-full bg-ink-secondary transition-transform duration-150 data-[state=checked]:translate-x-5 data-[state=checked]:bg-on-accent" />
      </Primitive.Root>
      <div>
        <label htmlFor={id} className="text-base text-ink">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-ink-secondary">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
