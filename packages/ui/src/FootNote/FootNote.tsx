import type { ComponentPropsWithRef } from 'react';
import { Note } from './FootNote.styles';

/** A muted line below a form, under a hairline: the way to another page. Several of them share the hairline. */
export function FootNote(props: ComponentPropsWithRef<'p'>) {
  return <Note {...props} />;
}
