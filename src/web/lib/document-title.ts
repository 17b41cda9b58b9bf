import { useEffect } from 'react';
import { usePublicConfig } from './public-config.ts';

export function useDocumentTitle(title: string): void {
  const brand = usePublicConfig()?.brand.name;
  useEffect(() => {
    document.title = brand === undefined ? title : `${title} · ${brand}`;
  }, [title, brand]);
}
