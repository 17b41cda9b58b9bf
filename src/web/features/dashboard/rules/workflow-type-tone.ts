import type { Tone } from '#web/components/ui/badge.tsx';

const tones: Record<string, Tone> = {
  Business: 'info',
  Analysis: 'purple',
  Communication: 'danger',
  Strategy: 'warning',
  Development: 'warning',
};

export function workflowTypeTone(type: string): Tone {
  return Object.hasOwn(tones, type) ? (tones[type] ?? 'neutral') : 'neutral';
}
