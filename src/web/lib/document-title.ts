import { useEffect } from 'react';
import { usePublicConfig } from './public-config.ts';

/** Names the document after the screen, with the brand behind it once that is known. */
export function useDocumentTitle(title: string): void {
  const brand = usePublicConfig()?.brand.name;
  useEffect(() => {
    document.title = brand === undefined ? title : `${title} · ${brand}`;
  }, [title, brand]);
}
