import { useCallback, useState } from 'react';
import { type CalculationMode, calculationModeSchema } from '#shared/schemas/value.ts';
import { localStore } from '#web/lib/browser-storage.ts';

const storageKey = 'calculation-mode';

/** Simple or advanced, kept in this browser; simple until chosen otherwise. */
export function useCalculationMode() {
  const [mode, setMode] = useState<CalculationMode>(() => {
    const kept = calculationModeSchema.safeParse(localStore.read(storageKey));
    return kept.success ? kept.data : 'simple';
  });
  const choose = useCallback((next: CalculationMode) => {
    localStore.write(storageKey, next);
    setMode(next);
  }, []);
  return [mode, choose] as const;
}
