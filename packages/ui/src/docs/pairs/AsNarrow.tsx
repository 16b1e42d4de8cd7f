import type { ReactNode } from 'react';

/** A page as narrow as the picture: what is made for a window's width lays out as on a phone, and nothing lies over what is around. */
export function AsNarrow({ children }: { children: ReactNode }) {
  return <div style={{ container: 'dui-page / inline-size', isolation: 'isolate' }}>{children}</div>;
}
