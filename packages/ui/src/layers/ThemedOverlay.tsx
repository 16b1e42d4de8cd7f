import { useRef } from 'react';
import { ModalOverlay, type ModalOverlayProps } from 'react-aria-components';
import { takeTheme } from './takeTheme';

/** React Aria's layer over the page, in the theme of the place where it is rendered. */
export function ThemedOverlay(props: ModalOverlayProps) {
  const place = useRef<HTMLSpanElement>(null);
  return (
    <>
      {props.isOpen && <span ref={place} hidden />}
      <ModalOverlay {...props} ref={(layer) => takeTheme(layer, place.current)} />
    </>
  );
}
