import { channels, contrastRatio } from './contrast.ts';

export type Scheme = 'light' | 'dark';

/** From tokens.css. */
const grounds: Record<Scheme, { paper: string[]; ink: string }> = {
  light: { paper: ['#ffffff', '#fbfaf7', '#f3f0e8'], ink: '#14213d' },
  dark: { paper: ['#0e1524', '#151e30', '#0a101c'], ink: '#e8ecf4' },
};

const minimumContrast = 4.5;

export function legibleAccent(accent: string, scheme: Scheme): string {
  const { paper, ink } = grounds[scheme];
  const legible = (color: string) => paper.every((ground) => contrastRatio(color, ground) >= minimumContrast);
  for (let share = 0; share < 1; share += 0.05) {
    const color = mix(accent, ink, share);
    if (legible(color)) return color;
  }
  return ink;
}

export function inkOnAccent(accent: string): string {
  return contrastRatio(accent, '#ffffff') >= contrastRatio(accent, '#0e1524') ? '#ffffff' : '#0e1524';
}

function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const mixed = a.map((channel, index) => Math.round(channel + ((b[index] ?? channel) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
