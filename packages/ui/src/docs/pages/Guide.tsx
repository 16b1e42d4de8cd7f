import type { ReactNode } from 'react';

/** What each key does in a component. */
export function Keys({ rows }: { rows: readonly (readonly [key: string, effect: string])[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Tecla</th>
          <th scope="col">Qué hace</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, effect]) => (
          <tr key={key + effect}>
            <th scope="row">
              <kbd>{key}</kbd>
            </th>
            <td>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Do's and don'ts of a component, side by side. */
export function DoDont({ does, donts }: { does: readonly ReactNode[]; donts: readonly ReactNode[] }) {
  const list = (title: string, items: readonly ReactNode[]) => (
    <section>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={String(item)}>{item}</li>
        ))}
      </ul>
    </section>
  );
  return (
    <div
      style={{
        display: 'grid',
        gap: '1rem',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
      }}
    >
      {list('Sí', does)}
      {list('No', donts)}
    </div>
  );
}
