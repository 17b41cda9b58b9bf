import { inkOnAccent, legibleAccent, type Scheme } from '#shared/color/legible-accent.ts';

export function brandAccentProperties(brand: {
  accentLight: string;
  accentDark: string;
}): Record<`--brand-${'accent' | 'on-accent'}-${Scheme}`, string> {
  const light = legibleAccent(brand.accentLight, 'light');
  const dark = legibleAccent(brand.accentDark, 'dark');
  return {
    '--brand-accent-light': light,
    '--brand-on-accent-light': inkOnAccent(light),
    '--brand-accent-dark': dark,
    '--brand-on-accent-dark': inkOnAccent(dark),
  };
}
