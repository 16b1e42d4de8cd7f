import { useEffect } from 'react';
import { usePortal } from '../portal/portal';

/** A page's title before the brand, or the brand alone. */
export function documentTitle(title: string | undefined, brand: string): string {
  return title ? `${title} · ${brand}` : brand;
}

/** Gives a state of a page its own title, until the page changes. */
export function usePageTitle(title: string): void {
  const { config } = usePortal();
  useEffect(() => {
    document.title = documentTitle(title, config.brand);
  }, [title, config.brand]);
}
