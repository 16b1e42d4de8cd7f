import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

/** What each library shows of the same things. */
export interface Kinds {
  table: ReactElement;
  selection: ReactElement;
  matrix: ReactElement;
  radios: ReactElement;
  tabs: ReactElement;
}

export const PEOPLE: readonly { id: number; name: string; role: string; access: string }[] = Array.from(
  { length: 25 },
  (_, id) => ({ id, name: `Persona ${id}`, role: 'Usuario', access: '05-03-2026' }),
);

/** Columns of the matrix. */
export const CHAPTERS: readonly string[] = ['201', '202', '203', '204', '205', '206'];

export const CHOICES: readonly string[] = ['Actor', 'Técnico', 'Traductor', 'Cantante', 'Director'];

/** Shows the kind that `window.show` is told, between two buttons that the counting starts and ends at. */
export function show(
  kinds: Partial<Kinds>,
  around: (shown: ReactElement) => ReactElement = (shown) => shown,
): void {
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  window.show = (name) => {
    const shown = kinds[name];
    if (!shown) return false;
    root.render(
      <>
        <button type="button" id="before">
          Antes
        </button>
        {/* Without its key the next kind would take over what this one remembers. */}
        <div key={name} data-kind={name}>
          {around(shown)}
        </div>
        <button type="button" id="after">
          Después
        </button>
      </>,
    );
    return true;
  };
}

declare global {
  interface Window {
    /** Whether the library has such a thing. */
    show: (name: keyof Kinds) => boolean;
  }
}
