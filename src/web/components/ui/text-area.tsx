import type { ComponentProps } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { controlClass } from './control-class.ts';

export function TextArea({ className, rows = 4, style, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={classNames(controlClass, 'field-sizing-content py-2.5', className)}
      // The minimum height: `rows` lines of 26 px, 10 px of padding above and below, and the border.
      style={{ minHeight: `${rows * 26 + 22}px`, ...style }}
      {...rest}
    />
  );
}
