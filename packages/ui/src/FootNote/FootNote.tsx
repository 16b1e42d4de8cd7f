import type { ComponentPropsWithRef } from 'react';
import { Note } from './FootNote.styles';

/** A muted line below a form, under a hairline, with a link to another page. Several notes share the hairline. */
export function FootNote(props: ComponentPropsWithRef<'p'>) {
  return <Note {...props} />;
}
