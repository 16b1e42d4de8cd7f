/** One word of a rythmo band and how wide it is said (font-stretch, 62–125 %). */
interface BandWord {
  text: string;
  width: number;
}

/** A route's line: what was said already, left of the sync bar, and what comes. */
export interface BandLine {
  past: readonly BandWord[];
  words: readonly BandWord[];
}

function line(words: string): BandWord[] {
  return words.split(' ').map((word) => {
    const [text = '', width] = word.split('|');
    return { text, width: Number(width) };
  });
}

/** Fiction, short, never instructions (visual.md §9). */
const LINES = {
  login: {
    past: line('Prueba|110 el|64 micrófono.|78'),
    words: line('Silencio,|122 por|66 favor.|104 Grabamos|96 en|62 tres,|100 dos,|112 uno.|125'),
  },
  register: {
    past: line('¿Tu|74 nombre?|118'),
    words: line('¿Y|80 esa|66 voz?|125 No|72 la|62 conocía.|114 Dila|108 otra|74 vez.|120'),
  },
  recover: {
    past: line('¿Cómo|98 era|70 la|62 línea?|120'),
    words: line('La|72 tenía|110 en|62 la|62 punta|84 de|62 la|62 lengua…|125'),
  },
  changePassword: {
    past: line('Segunda|84 toma.|112'),
    words: line('Ahora|112 sí,|120 desde|72 la|62 entrada|92 y|62 sin|70 apuro.|125'),
  },
  activate: {
    past: line('Prueba|104 de|62 luz.|118'),
    words: line('Un|66 momento,|112 que|64 ya|70 casi|84 rueda|110 la|62 cinta.|125'),
  },
  activated: {
    past: line('Luz|84 roja.|112'),
    words: line('Ya|74 puedes|96 entrar|118 a|62 la|62 cabina.|125'),
  },
  error: {
    past: line('¿En|70 qué|64 escena?|116'),
    words: line('Esta|84 página|118 no|66 está|84 en|62 el|62 guion.|125'),
  },
} satisfies Record<string, BandLine>;

export type BandName = keyof typeof LINES;

export function bandLine(name: BandName): BandLine {
  return LINES[name];
}
