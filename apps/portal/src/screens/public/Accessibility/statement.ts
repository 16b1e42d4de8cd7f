/** A thing that works, and by which criteria of WCAG 2.2 docs/accessibility.md holds it. */
interface Supported {
  name: string;
  text: string;
  criteria: readonly string[];
}

/** A thing that does not, and the day by which it is mended or judged anew. */
interface Failing extends Supported {
  /** 'AAAA-MM-DD'. */
  until: string;
}

interface Statement {
  /** The day of the last look at all of it, 'AAAA-MM-DD'. */
  on: string;
  supported: readonly Supported[];
  failing: readonly Failing[];
  untried: string;
}

/**
 * What the portal says of its own accessibility. docs/accessibility.md says of each criterion what holds it: scripts/accessibility.test.ts
 * refuses a criterion that fails there and is not told here, or the other way round.
 */
export const STATEMENT: Statement = {
  on: '2026-11-29',
  supported: [
    {
      name: 'Teclado',
      text: 'Entrar, postular, completar la ficha, responder una orden y enviar una boleta se puede solo con el teclado, y se ve dónde está el foco.',
      criteria: ['2.1.1', '2.1.2', '2.4.3', '2.4.7', '2.4.11'],
    },
    {
      name: 'Letra y zoom',
      text: 'Con la letra al doble, con zoom de 400 % y desde 320 px de ancho se lee todo, y la página no se desplaza hacia el lado.',
      criteria: ['1.4.4', '1.4.10'],
    },
    {
      name: 'Colores',
      text: 'Los textos, los campos y los botones contrastan lo suficiente en los temas claro y oscuro.',
      criteria: ['1.4.3', '1.4.11'],
    },
    {
      name: 'Lectores de pantalla',
      text: 'Los campos, los botones, las tablas y los avisos tienen nombre. Los errores dicen qué corregir, y lo que pasa se anuncia.',
      criteria: ['2.4.6', '3.3.1', '3.3.3', '4.1.2', '4.1.3'],
    },
    {
      name: 'Movimiento',
      text: 'En una página en reposo nada se mueve, y lo que entra o sale lo hace sin animación si tu sistema lo pide.',
      criteria: ['2.2.2'],
    },
    {
      name: 'Tiempo',
      text: 'Cinco minutos antes de que la sesión termine por falta de uso se avisa, y se puede seguir. Lo escrito no se pierde.',
      criteria: ['2.2.1'],
    },
    {
      name: 'Documentos',
      text: 'Los PDF que escribe el portal tienen título, idioma, orden de lectura y tablas con encabezados.',
      criteria: ['1.3.2'],
    },
  ],
  failing: [
    {
      name: 'Videos y audios',
      text: 'Lo que mandan las personas para que se escuche su voz no tiene subtítulos, transcripción ni audiodescripción, y nadie revisa si destella.',
      criteria: ['1.2.1', '1.2.2', '1.2.3', '1.2.5', '2.3.1'],
      until: '2027-05-31',
    },
    {
      name: 'Documentos de otros',
      text: 'Los PDF que se suben, como contratos, guiones y boletas del SII, pueden no decirle nada a un lector de pantalla: algunos son la foto de un papel.',
      criteria: ['1.1.1', '1.3.1', '1.4.5'],
      until: '2027-05-31',
    },
    {
      name: 'Un solo camino',
      text: 'A tus sesiones abiertas, tus pagos y tus permisos se llega solo desde Principal.',
      criteria: ['2.4.5'],
      until: '2027-05-31',
    },
  ],
  untried: 'Safari, y los lectores de pantalla VoiceOver, TalkBack, NVDA y JAWS.',
};
