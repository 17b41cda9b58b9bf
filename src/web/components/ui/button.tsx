import type { ComponentProps } from 'react';
import { classNames } from '#web/lib/class-names.ts';

type Variant = 'primary' | 'secondary' | 'quiet' | 'quiet-danger' | 'danger' | 'success';
type Size = 'md' | 'sm';

interface Waiting {
  /** Disables the button without fading it, for use until the script of a server-rendered page has loaded. */
  waiting?: boolean | undefined;
}

interface Look {
  variant?: Variant | undefined;
  size?: Size | undefined;
}

/** Use a link with `buttonClass` for anything that navigates. */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  waiting = false,
  disabled,
  ...rest
}: ComponentProps<'button'> & Look & Waiting) {
  return (
    <button
      type={type}
      className={classNames(buttonClass({ variant, size }), className)}
      disabled={disabled || waiting}
      data-waiting={waiting || undefined}
      {...rest}
    />
  );
}

export function buttonClass({ variant = 'primary', size = 'md' }: Look = {}): string {
  return classNames(
    // The border stays visible when forced colors replace backgrounds.
    'inline-flex items-center justify-center gap-2 rounded-md border font-strong text-center no-underline select-none',
    'transition-colors duration-150 disabled:cursor-not-allowed disabled:not-data-waiting:opacity-60',
    sizes[size],
    variants[variant],
  );
}

const sizes: Record<Size, string> = {
  md: 'min-h-11 px-5 py-2 text-base',
  sm: 'min-h-9 px-3 py-1 text-sm',
};

const variants: Record<Variant, string> = {
  primary: 'border-transparent bg-accent text-on-accent not-disabled:hover:bg-accent-hover',
  secondary: 'border-control bg-surface text-ink not-disabled:hover:bg-sunken',
  quiet: 'border-transparent bg-transparent text-ink not-disabled:hover:bg-neutral-soft',
  'quiet-danger': 'border-transparent bg-transparent text-danger-text not-disabled:hover:bg-danger-soft',
  success: 'border-transparent bg-success-solid text-on-success not-disabled:hover:opacity-90',
  danger: 'border-transparent bg-danger-solid text-on-danger not-disabled:hover:opacity-90',
};
