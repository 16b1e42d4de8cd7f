/** Every text of a `MediaPlayer`. */
export interface MediaPlayerLabels {
  /** Name of an entry, and of the bar's button. @default 'Reproducir {name}' */
  play: (name: string) => string;
  /** @default 'Pausar {name}' */
  pause: (name: string) => string;
  /** Name of the rail. @default 'Posición' */
  position: string;
  /** The position in words: '27 segundos de 1 minuto 12 segundos'. */
  positionOf: (seconds: number, duration: number) => string;
  /** Name of the button that changes the speed. @default 'Velocidad 1,25×' */
  speed: (speed: number) => string;
  /** The text on that button. @default '1,25×' */
  speedMark: (speed: number) => string;
  /** @default 'Silenciar' */
  mute: string;
  /** @default 'Activar sonido' */
  unmute: string;
  /** @default 'Pantalla completa' */
  fullScreen: string;
  /** @default 'Salir de pantalla completa' */
  leaveFullScreen: string;
  /** While the requested item loads. @default 'Cargando...' */
  loading: string;
  /** @default 'No pudimos reproducir este video' */
  failed: string;
  /**
   * The line under it, when the player could not get the address. @default 'Revisa tu conexión e inténtalo otra vez.'
   */
  failedHint: string;
  /** The line under it, when the file arrived but cannot be played. */
  unplayableHint: string;
  /** Shown for a video that plays without sound. */
  silent: string;
  /** @default 'Reintentar' */
  retry: string;
  /** Shown when there are no items. @default 'Sin videos' */
  empty: string;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** '1 minuto 12 segundos'. It leaves out zeros, except for a length of zero. */
function spoken(seconds: number): string {
  const whole = Math.floor(seconds);
  const parts = [
    [Math.floor(whole / 3600), 'hora', 'horas'] as const,
    [Math.floor(whole / 60) % 60, 'minuto', 'minutos'] as const,
    [whole % 60, 'segundo', 'segundos'] as const,
  ].filter(([count]) => count > 0);
  return parts.length === 0
    ? '0 segundos'
    : parts.map(([count, one, many]) => counted(count, one, many)).join(' ');
}

const speedMark = (speed: number) => `${String(speed).replace('.', ',')}×`;

export const mediaPlayerLabels: MediaPlayerLabels = {
  play: (name) => `Reproducir ${name}`,
  pause: (name) => `Pausar ${name}`,
  position: 'Posición',
  positionOf: (seconds, duration) => `${spoken(seconds)} de ${spoken(duration)}`,
  speed: (speed) => `Velocidad ${speedMark(speed)}`,
  speedMark,
  mute: 'Silenciar',
  unmute: 'Activar sonido',
  fullScreen: 'Pantalla completa',
  leaveFullScreen: 'Salir de pantalla completa',
  loading: 'Cargando...',
  failed: 'No pudimos reproducir este video',
  failedHint: 'Revisa tu conexión e inténtalo otra vez.',
  unplayableHint: 'El archivo está incompleto o dañado, o este navegador no conoce su formato.',
  silent: 'Este video no tiene sonido, o este navegador no puede reproducirlo.',
  retry: 'Reintentar',
  empty: 'Sin videos',
};
