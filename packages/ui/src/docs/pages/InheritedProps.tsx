import { Fragment } from 'react';
import { inheritedBy } from './inherited';

/** Links to what a component takes besides its own props: those of a component of React Aria, or of its element. */
export function InheritedProps({ entry }: { entry: string | undefined }) {
  const inherited = inheritedBy(entry);
  if (inherited.length === 0) return null;
  return (
    <p>
      Además toma las propiedades de{' '}
      {inherited.map(({ text, href }, index) => (
        <Fragment key={href}>
          {index > 0 && ' y de '}
          <a href={href}>{text}</a>
        </Fragment>
      ))}
      , salvo las que aquí se dicen de otro modo.
    </p>
  );
}
