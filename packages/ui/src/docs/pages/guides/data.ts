import type { Guides } from './guide';

/** Lists, states and small facts. */
export const data: Guides = {
  Table: {
    use: 'Filas que se comparan por columnas. En el teléfono es una lista con las mismas filas.',
    keys: [
      ['Tab', 'Llega a la fila y sigue a lo que hay en ella.'],
      ['↓ ↑, Inicio, Fin', 'Pasan por las filas.'],
      ['Enter', 'Abre la fila.'],
      ['Espacio', 'La elige; con Mayús, hasta ella.'],
    ],
    does: ['Números y fechas a la derecha.', 'Marcar como secundarias las columnas que pueden irse.'],
    donts: ['Una celda vacía: va una raya.'],
  },
  Sheet: {
    use: 'Números de muchas filas que se escriben seguido, como en una planilla.',
    keys: [
      ['0–9', 'Escribe sobre la celda.'],
      ['Enter, F2', 'Abre la celda; al terminar, Enter pasa a la de abajo.'],
      ['Tab, flechas', 'Pasan de una celda a otra. Después de la última, Tab sale.'],
      ['Escape', 'Descarta lo escrito.'],
      ['Control V', 'Pega una columna de números desde la celda.'],
    ],
    does: ['Dejar en la celda lo que se rechazó, con su porqué debajo.'],
    donts: ['Usarla para textos: eso es un formulario.'],
  },
  Matrix: {
    use: 'Filas por columnas, con un texto breve donde se cruzan que lleva a otra parte. En el teléfono el nombre va sobre sus celdas.',
    keys: [
      ['Tab', 'Llega a una celda; otra vez, sale.'],
      ['Flechas', 'Pasan de celda en celda, también por los títulos y los totales.'],
      ['Inicio, Fin', 'Al comienzo y al final de la fila; con Control, a las esquinas.'],
      ['Re Pág, Av Pág', 'Suben y bajan lo que cabe.'],
      ['Enter', 'Sigue el enlace de la celda, o abre la fila.'],
    ],
    does: ['Decir con palabras lo que una inicial o un color repite.'],
    donts: ['Editar en ella: para eso está Sheet.'],
  },
  MediaPlayer: {
    use: 'Videos o audios que alguien envió, para oírlos en su lugar: uno a la vez en toda la página.',
    keys: [
      ['Tab', 'Pasa por la barra y la lista.'],
      ['Espacio, Enter', 'Reproduce o pausa.'],
      ['← →', 'Cinco segundos atrás o adelante.'],
      ['M', 'Silencia, o activa el sonido.'],
      ['F', 'Llena la pantalla.'],
    ],
    does: ['Pedir la dirección al reproducir, no antes: puede vencer.', 'Decir por qué uno no se puede oír.'],
    donts: ['Que empiece a sonar sin que nadie lo pida.'],
  },
  Toolbar: {
    use: 'Búsqueda y filtros sobre una tabla; con filas elegidas, lo que se hace con ellas.',
    keys: [
      ['Tab', 'Pasa por la búsqueda y los filtros.'],
      ['Escape', 'Vacía la búsqueda.'],
    ],
    does: ['Guardar lo buscado en la dirección de la página.'],
    donts: ['Esconder un filtro puesto.'],
  },
  Pagination: {
    use: 'Las páginas de una lista larga.',
    keys: [
      ['Tab', 'Pasa por las páginas.'],
      ['Enter', 'Va.'],
    ],
    does: ['Decir cuántas filas hay en todo.'],
    donts: ['Mostrarla cuando todo cabe en una.'],
  },
  Badge: {
    use: 'De qué clase es algo: rol, tipo de personaje. Cómo va: Status.',
    does: ['Una palabra, con mayúscula.'],
    donts: ['Códigos de la base de datos.'],
  },
  Status: {
    use: 'Cómo va algo: una forma y una palabra. El color solo lo repite.',
    does: ['Elegir la forma por lo que significa.'],
    donts: ['Inventar una séptima forma.'],
  },
  StateTile: {
    use: 'El resultado de un paso, grande: listo, falló, en curso.',
    does: ['Acompañarlo de un título.'],
    donts: ['Usarlo en una fila.'],
  },
  ProgressBar: {
    use: 'Cuánto falta, cuando se sabe. Si no se sabe: Skeleton o el botón ocupado.',
    does: ['Poner el número al lado.'],
    donts: ['Moverla sin que avance nada.'],
  },
  Avatar: {
    use: 'Las iniciales de una persona junto a su nombre.',
    does: ['Dejar el nombre escrito al lado.'],
    donts: ['Usarlo como botón.'],
  },
  PersonHeading: {
    use: 'De quién es la ficha: iniciales, nombre y una línea.',
    does: ['Una por página, arriba.'],
    donts: ['Repetir el nombre más abajo.'],
  },
  DescriptionList: {
    use: 'Datos que se leen y no se editan: término y valor.',
    does: ['Señalar lo que falta con su enlace para completarlo.'],
    donts: ['Mostrar campos deshabilitados en su lugar.'],
  },
  EntryList: {
    use: 'Las opciones de un catálogo: qué hay, en qué orden, qué se puede hacer con cada una.',
    does: ['Nombrar cada botón con su opción.'],
    donts: ['Usarla para muchas filas o columnas: eso es Table.'],
  },
  Timeline: {
    use: 'Qué se hace entre qué días y cómo va: las órdenes de un capítulo.',
    keys: [['Enter', 'Abre la tarea de la línea.']],
    does: ['Ordenar las líneas como se hacen.', 'Dar el mismo estado que la lista y el documento.'],
    donts: ['Más líneas que las que se miran de una vez: eso es una lista.'],
  },
  HistoryList: {
    use: 'Quién hizo qué y cuándo, con cada campo que cambió.',
    does: ['Poner lo más nuevo arriba.'],
    donts: ['Mostrar códigos en vez de palabras.'],
  },
  Mono: {
    use: 'Un RUT, una cuenta, un código: cifras de un mismo ancho.',
    does: ['Usarlo entero, sin cortar la línea.'],
    donts: ['Usarlo para dar énfasis.'],
  },
  Icon: {
    use: 'Un ícono de lucide-react en el trazo de la biblioteca.',
    does: ['Acompañarlo de una palabra, o nombrar el botón.'],
    donts: ['Otro grosor u otro juego de íconos.'],
  },
  Lamp: {
    use: 'Ahora, o requiere atención. Nada más.',
    does: ['Decirlo también en palabras para quien no lo ve.'],
    donts: ['Usarla de adorno.'],
  },
  Section: {
    use: 'Una parte de la página: raya de tinta, título y su acción.',
    does: ['Un título que se entienda solo.'],
    donts: ['Anidar secciones.'],
  },
  Card: {
    use: 'Un marco para tablas y apartes. Lo demás va en Section.',
    does: ['Sin relleno cuando lleva una tabla.'],
    donts: ['Una tarjeta dentro de otra.'],
  },
};
