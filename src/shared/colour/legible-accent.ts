import { channels, contrastRatio } from './contrast.ts';

export type Scheme = 'light' | 'dark';

/**
 * The backgrounds on which an accent must be legible in each scheme, and the ink it is blended with if it is not
 * (tokens.css).
 */
const grounds: Record<Scheme, { paper: string[]; ink: string }> = {
  light: { paper: ['#ffffff', '#fbfaf7', '#f3f0e8'], ink: '#14213d' },
  dark: { paper: ['#0e1524', '#151e30', '#0a101c'], ink: '#e8ecf4' },
};

const minimumContrast = 4.5;

/** The operator's accent, blended with the ink only as far as its text needs to be legible. */
export function legibleAccent(accent: string, scheme: Scheme): string {
  const { paper, ink } = grounds[scheme];
  const legible = (colour: string) =>
    paper.every((ground) => contrastRatio(colour, ground) >= minimumContrast);
  for (let share = 0; share < 1; share += 0.05) {
    const colour = mix(accent, ink, share);
    if (legible(colour)) return colour;
  }
  return ink;
}

/** The text color on an accent: white or the dark paper, whichever has more contrast. */
export function inkOnAccent(accent: string): string {
  return contrastRatio(accent, '#ffffff') >= contrastRatio(accent, '#0e1524') ? '#ffffff' : '#0e1524';
}

function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const mixed = a.map((channel, index) => Math.round(channel + ((b[index] ?? channel) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
