import type { ComponentProps } from 'react';
import { classNames } from '#web/lib/class-names.ts';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div className={classNames('rounded-md border border-rule bg-surface p-5 sm:p-6', className)} {...rest} />
  );
}
