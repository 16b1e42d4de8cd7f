import type { ComponentPropsWithRef } from 'react';
import { Digits, Fields } from './Mono.styles';

/** Digits of one width, as RUTs and account numbers are read. */
export function Mono(props: ComponentPropsWithRef<'span'>) {
  return <Digits {...props} />;
}

/** Fields in which such a number is written. */
export function MonoFields(props: ComponentPropsWithRef<'div'>) {
  return <Fields {...props} />;
}
