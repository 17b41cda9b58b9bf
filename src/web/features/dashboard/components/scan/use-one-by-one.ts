import { useEffect, useState } from 'react';

const stepMs = 180;

export function useOneByOne<Item>(items: readonly Item[]): readonly Item[] {
  const [shown, setShown] = useState(items.length);
  const reduced = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behind = shown < items.length;
  useEffect(() => {
    if (reduced || !behind) return;
    const timer = setTimeout(() => setShown((count) => count + 1), stepMs);
    return () => clearTimeout(timer);
  });
  return reduced ? items : items.slice(0, shown);
}
