import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to the element that the URL's hash names, once it is rendered. */
export function useScrollToHash(ready: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!ready || hash === '') return;
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [ready, hash]);
}
