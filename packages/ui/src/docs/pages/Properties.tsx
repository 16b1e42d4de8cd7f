import { type DocsContextProps, Heading } from '@storybook/addon-docs/blocks';
import { EntryLink } from './EntryLink';

type Story = ReturnType<DocsContextProps['componentStories']>[number];

/** A type in its short form, without `undefined`: another column says which props are optional. */
const typeText = (summary: string) =>
  summary.replace(/ \| undefined\b|\bundefined \| /g, '').replace(/^\((\(.*\) => .*)\)$/s, '$1');

/**
 * The props of a component, from its code. Nothing for a component that only takes its
 * element's props. People try them out at the story, in Storybook's own panel.
 */
export function Properties({ story }: { story: Story }) {
  const shown = Object.values(story.argTypes).filter(
    // Leaves out props that only the story knows (a spy).
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
      {/* On a phone the table scrolls by itself, and the page stays. */}
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
