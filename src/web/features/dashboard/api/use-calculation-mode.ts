import { useCallback, useState } from 'react';
import { type CalculationMode, calculationModeSchema } from '#shared/schemas/value.ts';
import { localStore } from '#web/lib/browser-storage.ts';
import { calculationModeKey } from '#web/lib/early-reads.ts';

export function useCalculationMode() {
  const [mode, setMode] = useState<CalculationMode>(() => {
    const kept = calculationModeSchema.safeParse(localStore.read(calculationModeKey));
    return kept.success ? kept.data : 'simple';
  });
  const choose = useCallback((next: CalculationMode) => {
    localStore.write(calculationModeKey, next);
    setMode(next);
  }, []);
  return [mode, choose] as const;
}
