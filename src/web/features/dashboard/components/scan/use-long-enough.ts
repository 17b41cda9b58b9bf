import { useEffect, useState } from 'react';

/** True once `condition` has been true without interruption for the given time. */
export function useLongEnough(condition: boolean, milliseconds: number): boolean {
  const [enough, setEnough] = useState(false);
  useEffect(() => {
    if (!condition) return;
    const timer = setTimeout(() => setEnough(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setEnough(false);
    };
  }, [condition, milliseconds]);
  return enough;
}
