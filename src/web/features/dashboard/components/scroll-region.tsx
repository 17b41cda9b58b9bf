import type { ComponentProps } from 'react';

interface ScrollRegionProps extends ComponentProps<'section'> {
  label: string;
}

export function ScrollRegion({ label, ...rest }: ScrollRegionProps) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
  return <section aria-label={label} tabIndex={0} {...rest} />;
}
