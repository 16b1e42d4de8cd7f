import type { ComponentPropsWithRef } from 'react';
import { Digits, Fields } from './Mono.styles';

/** Digits of equal width, for RUTs and account numbers. The number breaks only where a line is too short for it. */
export function Mono(props: ComponentPropsWithRef<'span'>) {
  return <Digits data-mono="" dir="ltr" {...props} />;
}

/** Fields for typing RUTs and account numbers. */
export function MonoFields(props: ComponentPropsWithRef<'div'>) {
  return <Fields {...props} />;
}
