import { useSyncExternalStore } from 'react';

export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia('print').matches, onServer);
}

function subscribe(onChange: () => void): () => void {
  const paper = matchMedia('print');
  paper.addEventListener('change', onChange);
  return () => paper.removeEventListener('change', onChange);
}

function onServer(): boolean {
  return false;
}
