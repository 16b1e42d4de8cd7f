import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useLabels } from '../ground/locale/LocaleContext';
import { Anchor } from './SkipLink.styles';

export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /**
   * Id of the target element, which needs `tabIndex={-1}`.
   * @default 'contenido'
   */
  targetId?: string;
}

/**
 * The keyboard's first stop on a page. It jumps over the header and the menu (WCAG 2.4.1). It moves the focus itself, so
 * the address stays the same and the router sees no navigation. Without scripts it is a plain fragment link.
 */
export function SkipLink({ targetId = 'contenido', children, onClick, ...props }: SkipLinkProps) {
  const words = useLabels('SkipLink', { text: 'Saltar al contenido' });
  function jump(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const target = document.getElementById(targetId);
    if (event.defaultPrevented || target === null) return;
    event.preventDefault();
    target.focus();
    target.scrollIntoView?.();
  }
  return (
    <Anchor {...props} href={`#${targetId}`} onClick={jump}>
      {children ?? words.text}
    </Anchor>
  );
}
