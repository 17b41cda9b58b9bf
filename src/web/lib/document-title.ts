import { useEffect } from 'react';
import { usePublicConfig } from './public-config.ts';

/** Sets the document's title to the screen's, followed by the brand once known. */
export function useDocumentTitle(title: string): void {
  const brand = usePublicConfig()?.brand.name;
  useEffect(() => {
    document.title = brand === undefined ? title : `${title} · ${brand}`;
  }, [title, brand]);
}
