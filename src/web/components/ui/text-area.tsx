import type { ComponentProps } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { controlClass } from './control-class.ts';

/** A multi-line input that grows with its text where the browser can. */
export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={classNames(controlClass, 'field-sizing-content min-h-28 py-2.5', className)}
      {...rest}
    />
  );
}
