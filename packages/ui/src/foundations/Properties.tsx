import { type DocsContextProps, Heading } from '@storybook/addon-docs/blocks';
import { EntryLink } from './EntryLink';

type Story = ReturnType<DocsContextProps['componentStories']>[number];

/** A type as one would write it: that a prop may be left out is said by its column, not by every type. */
const typeText = (summary: string) =>
  summary.replace(/ \| undefined\b|\bundefined \| /g, '').replace(/^\((\(.*\) => .*)\)$/s, '$1');

/** What a component takes, as its code says it; nothing where that is what its element takes. It is tried out beside its story, in Storybook's own panel. */
export function Properties({ story }: { story: Story }) {
  const shown = Object.values(story.argTypes).filter(
    // What only a story says of it (a spy) is nothing to read.
    ({ description, table }) => !table?.disable && (description || table?.type?.summary),
  );
  if (shown.length === 0) return null;
  return (
    <>
      <Heading>Propiedades</Heading>
      <p>
        Las descripciones están en inglés: son las del código. Se prueban en{' '}
        <EntryLink entry={{ id: story.id, type: 'story' }}>su historia</EntryLink>, en la pestaña Controls.
      </p>
      {/* On a phone it scrolls by itself, not the page with it. */}
      <section aria-label="Propiedades" style={{ overflowX: 'auto' }}>
        <table data-properties>
          <thead>
            <tr>
              <th scope="col">Propiedad</th>
              <th scope="col">Qué es</th>
              <th scope="col">Tipo</th>
              <th scope="col">Si no se dice</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ name, description, type, table }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td lang="en">{description}</td>
                <td>{table?.type?.summary && <code>{typeText(table.type.summary)}</code>}</td>
                <td>
                  {table?.defaultValue?.summary ? (
                    <code>{table.defaultValue.summary}</code>
                  ) : (
                    type?.required && 'Hay que darla'
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
