import { Unstyled } from '@storybook/addon-docs/blocks';
import { useEntries, useThumbnails } from './bookData';
import { ComponentList } from './ComponentList';
import { SCREENS } from './screens';
import { Wall } from './Wall';
import './book.css';

/** The first page: what Storybook is for, how to review, all screens in all states, and all components. */
export function StartPage() {
  const entries = useEntries();
  const thumbnails = useThumbnails();
  const stories = entries?.filter(({ type }) => type === 'story').length;
  return (
    <Unstyled>
      <div className="book">
        <h1>El portal, pieza por pieza</h1>
        <p className="book-lede">
          Todo lo que una persona puede ver en el portal del estudio, y las piezas de que está hecho:{' '}
          {SCREENS.length} pantallas, sus estados y los componentes de @doblaje/ui
          {stories ? `, en ${stories} historias` : ''}. Cada historia es también una prueba: se dibuja en
          Chromium, juega lo que su nombre dice y axe la revisa en claro y en oscuro.
        </p>
        <h2>Cómo revisar</h2>
        <ol>
          <li>
            Para seguir a una persona: <b>Recorridos</b>, con cada paso al lado de su maqueta.
          </li>
          <li>
            Para una pantalla: <b>Pantallas</b>, en el orden en que se encuentran. Su primera página dice
            ruta, quién entra y para qué.
          </li>
          <li>
            Para una pieza: <b>Componentes</b>. Se busca por su nombre en el código o por lo que es: «botón»,
            «modal», «toast», «clave».
          </li>
          <li>
            Arriba se elige <b>tema</b> (o los dos a la vez), ancho, texto al 200 %, menos movimiento y
            colores forzados. El filtro del menú deja solo un estado: «falla», «320»…
          </li>
          <li>
            Una historia que es para un ancho lo fija; las demás valen para todos. Abajo, en{' '}
            <b>Interactions</b>, cada paso que se jugó; en <b>Accessibility</b>, axe, cuando se le pide.
          </li>
        </ol>
        <h2>Muro</h2>
        {entries && <Wall entries={entries} thumbnails={thumbnails} />}
        <h2>Componentes</h2>
        {entries && <ComponentList entries={entries} />}
      </div>
    </Unstyled>
  );
}
