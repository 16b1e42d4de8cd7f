import { use, useLayoutEffect, useRef, useState } from 'react';
import { I18nProvider, ModalOverlay, type ModalOverlayProps } from 'react-aria-components';
import { LocaleContext } from '../LocaleProvider/LocaleContext';
import { takeTheme } from './takeTheme';

/**
 * React Aria's layer over the page, in the theme of the place where it is rendered. One that is open from the start comes
 * right after what it stands in (`LayersInMain`): before, it would be put elsewhere and made anew on the next render,
 * with what was typed lost and all of it inert.
 */
export function ThemedOverlay(props: ModalOverlayProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [isPlaced, setPlaced] = useState(false);
  useLayoutEffect(() => setPlaced(true), []);
  return (
    <I18nProvider locale={use(LocaleContext).locale}>
      {props.isOpen && <span ref={place} hidden />}
      <ModalOverlay
        {...props}
        isOpen={isPlaced && props.isOpen === true}
        ref={(layer) => takeTheme(layer, place.current)}
      />
    </I18nProvider>
  );
}
