import { Tabs as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '#web/lib/class-names.ts';

export function Tabs(props: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root {...props} />;
}

export function TabList({ className, ...rest }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List
      className={classNames(
        'flex gap-1 overflow-x-auto border-b border-rule [scrollbar-width:none]',
        className,
      )}
      {...rest}
    />
  );
}

interface TabProps extends ComponentProps<typeof Primitive.Trigger> {
  pulseWhenInactive?: boolean;
}

export function Tab({ pulseWhenInactive = false, className, children, ...rest }: TabProps) {
  return (
    <Primitive.Trigger
      className={classNames(
        'relative inline-flex min-h-11 shrink-0 items-center gap-2 px-4 text-base whitespace-nowrap -outline-offset-2',
        'text-ink-secondary hover:text-ink data-[state=active]:font-strong data-[state=active]:text-ink',
        'after:absolute after:inset-x-2 after:-bottom-px after:h-0.5 after:rounded-full after:bg-accent',
        pulseWhenInactive
          ? 'data-[state=inactive]:after:animate-pulse-line data-[state=inactive]:after:opacity-15'
          : 'data-[state=inactive]:after:opacity-0',
        className,
      )}
      {...rest}
    >
      {children}
    </Primitive.Trigger>
  );
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content className={classNames('pt-6', className)} {...rest} />;
}
