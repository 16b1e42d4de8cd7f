import type { ComponentPropsWithRef } from 'react';
import { Note } from './FootNote.styles';

/** A muted line below a form, under a hairline: the way to another page. */
export function FootNote(props: ComponentPropsWithRef<'p'>) {
  return <Note {...props} />;
}
