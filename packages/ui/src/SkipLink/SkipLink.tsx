import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useLabels } from '../LocaleProvider/LocaleContext';
import { Anchor } from './SkipLink.styles';

export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /**
   * Id of the element it jumps to; that element needs `tabIndex={-1}`.
   * @default 'contenido'
   */
  targetId?: string;
}

/**
 * First stop of the keyboard on a page: jumps over header and menu (WCAG 2.4.1). It moves focus itself, so the
 * address does not change and the router sees no navigation; without scripts it is a plain fragment link.
 */
export function SkipLink({ targetId = 'contenido', children, onClick, ...props }: SkipLinkProps) {
  const words = useLabels('SkipLink', { text: 'Saltar al contenido' });
  function jump(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const target = document.getElementById(targetId);
    if (event.defaultPrevented || target === null) return;
    event.preventDefault();
    target.focus();
    target.scrollIntoView();
  }
  return (
    <Anchor {...props} href={`#${targetId}`} onClick={jump}>
      {children ?? words.text}
    </Anchor>
  );
}
