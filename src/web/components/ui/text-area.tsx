import type { ComponentProps } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { controlClass } from './control-class.ts';

/** Grows with its text if the browser supports it. */
export function TextArea({ className, rows = 4, style, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={classNames(controlClass, 'field-sizing-content py-2.5', className)}
      // Lines of 26 px, plus 10 px padding and the border: the initial height for `rows` lines.
      style={{ minHeight: `${rows * 26 + 22}px`, ...style }}
      {...rest}
    />
  );
}
