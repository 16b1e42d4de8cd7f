import { type BandLine, bandLine } from './bands';

/** The lines of the public pages other than the login. */
export const ROUTE_BANDS = {
  register: bandLine(
    '¿Tu|74 nombre?|118',
    '¿Y|80 esa|66 voz?|125 No|72 la|62 conocía.|114 Dila|108 otra|74 vez.|120',
  ),
  recover: bandLine(
    '¿Cómo|98 era|70 la|62 línea?|120',
    'La|72 tenía|110 en|62 la|62 punta|84 de|62 la|62 lengua…|125',
  ),
  changePassword: bandLine(
    'Segunda|84 toma.|112',
    'Ahora|112 sí,|120 desde|72 la|62 entrada|92 y|62 sin|70 apuro.|125',
  ),
  confirmEmail: bandLine(
    '¿Se|80 oye?|112',
    'Ahora|110 sí:|92 desde|72 este|84 micrófono|118 se|62 oye|110 clarito.|125',
  ),
  privacy: bandLine(
    '¿Esto|84 queda|96 grabado?|116',
    'Solo|92 lo|62 justo,|118 y|62 la|62 cinta|104 es|62 tuya.|125',
  ),
  accessibility: bandLine(
    '¿Me|84 copias?|112',
    'Con|84 los|62 ojos,|104 con|70 el|62 oído|96 o|62 con|70 las|62 manos.|125',
  ),
  dataRequest: bandLine(
    '¿Me|84 la|62 devuelves?|116',
    'Mi|82 voz|70 es|62 mía:|112 dime|92 dónde|104 la|62 guardas.|125',
  ),
  stopEmail: bandLine('¡Corten!|125', 'Esa|74 línea|110 no|66 estaba|96 en|62 el|62 guion.|125'),
  activate: bandLine(
    'Prueba|104 de|62 luz.|118',
    'Un|66 momento,|112 que|64 ya|70 casi|84 rueda|110 la|62 cinta.|125',
  ),
  activated: bandLine('Luz|84 roja.|112', 'Ya|74 puedes|96 entrar|118 a|62 la|62 cabina.|125'),
} as const satisfies Record<string, BandLine>;
