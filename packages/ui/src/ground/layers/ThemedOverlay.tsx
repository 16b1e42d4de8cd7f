import { use, useLayoutEffect, useRef, useState } from 'react';
import { I18nProvider, ModalOverlay, type ModalOverlayProps } from 'react-aria-components';
import { LocaleContext } from '../locale/LocaleContext';
import { takeTheme } from './takeTheme';

/**
 * React Aria's layer over the page, in the theme of the place where it is rendered. A layer that is open from
 * the start waits for the components around it (`LayersInMain`). Rendered earlier, it would go to another
 * place and be rebuilt on the next render: typed text would be lost, and the layer would be inert.
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
