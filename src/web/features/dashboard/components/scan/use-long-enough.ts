import { useEffect, useState } from 'react';

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
