import type { Stats } from '#shared/schemas/stats.ts';
import type { CalculationMode, ValueSummary } from '#shared/schemas/value.ts';
import type { Trial } from '../../api/use-trial.ts';
import type { TaskRow } from '../../rules/rows.ts';

export interface CalculationProps {
  value: ValueSummary;
  stats: Stats;
  tasks: readonly TaskRow[];
  mode: CalculationMode;
  onModeChange: (mode: CalculationMode) => void;
  trial: Trial;
  mine: boolean;
}
