import type { ComponentProps } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { controlClass } from './control-class.ts';

export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} className={classNames(controlClass, 'h-11', className)} {...rest} />;
}
