import type { ComponentProps } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { controlClass } from './control-class.ts';
import { ChevronDownIcon } from './first-icons.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectProps extends ComponentProps<'select'> {
  options: readonly SelectOption[];
  placeholder?: string;
}

/**
 * The browser's own select: it opens the native picker on phones, works with keyboard and screen readers, and
 * needs no script.
 */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <div className="relative">
      <select
        className={classNames(controlClass, 'h-11 appearance-none truncate pr-10', className)}
        {...rest}
      >
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-secondary" />
    </div>
  );
}
