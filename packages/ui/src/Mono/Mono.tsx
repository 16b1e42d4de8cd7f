import type { ComponentPropsWithRef } from 'react';
import { Digits, Fields } from './Mono.styles';

/** Digits of one width, as RUTs and account numbers are read: not broken over lines unless one line is too short. */
export function Mono(props: ComponentPropsWithRef<'span'>) {
  return <Digits data-mono="" {...props} />;
}

/** Fields in which such a number is written. */
export function MonoFields(props: ComponentPropsWithRef<'div'>) {
  return <Fields {...props} />;
}
