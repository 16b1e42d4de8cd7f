import { lazy, Suspense } from 'react';

/* Apart, so that a page's words do not wait for every component that the pictures draw. */
const Pairs = lazy(() => import('../pairs/Pairs'));

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

interface DoDontProps {
  /** The component's name in code: one of each is a picture too, where it can be drawn. */
  name?: string | undefined;
  does: readonly string[];
  donts: readonly string[];
}

/** Do's and don'ts of a component, side by side. */
export function DoDont({ name, does, donts }: DoDontProps) {
  const list = (title: string, items: readonly string[]) => (
    <section>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
  return (
    <>
      {name !== undefined && (
        <Suspense>
          <Pairs name={name} does={does} donts={donts} />
        </Suspense>
      )}
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
    </>
  );
}
