/** In percent, for when the exact progress is unknown. */
const stageWidths: Record<string, number> = {
  workflows: 20,
  'openai-generation': 40,
  'role-assignment': 60,
  'saving-tasks': 80,
  'generating-recommendations': 90,
  recommendations: 95,
  tasks: 100,
};

const defaultWidth = 30;

export function progressWidth(stage: string | null, progress: number | null): number {
  if (progress !== null && Number.isFinite(progress)) return Math.min(100, Math.max(0, progress));
  if (stage === null || !Object.hasOwn(stageWidths, stage)) return defaultWidth;
  return stageWidths[stage] ?? defaultWidth;
}
