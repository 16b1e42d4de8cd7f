import { use, useRef } from 'react';
import { I18nProvider, ModalOverlay, type ModalOverlayProps } from 'react-aria-components';
import { LocaleContext } from '../LocaleProvider/LocaleContext';
import { takeTheme } from './takeTheme';

/** React Aria's layer over the page, in the theme of the place where it is rendered. */
export function ThemedOverlay(props: ModalOverlayProps) {
  const place = useRef<HTMLSpanElement>(null);
  return (
    <I18nProvider locale={use(LocaleContext).locale}>
      {props.isOpen && <span ref={place} hidden />}
      <ModalOverlay {...props} ref={(layer) => takeTheme(layer, place.current)} />
    </I18nProvider>
  );
}
