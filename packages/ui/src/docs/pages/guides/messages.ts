import type { Guides } from './guide';

/** Messages, and replacements for missing content. */
export const messages: Guides = {
  MessagePanel: {
    use: 'Un mensaje que se queda en la página: qué pasó y qué hacer.',
    does: ['Decir lo que pasó en el título.', 'Ofrecer una salida.'],
    donts: ['Usarlo para lo que se lee y se olvida: Notification.'],
  },
  NotificationRegion: {
    use: 'Donde aparecen las notificaciones. Una por aplicación, siempre en la página.',
    keys: [
      ['F6', 'Lleva a la región, y de vuelta.'],
      ['Tab', 'Pasa por sus botones.'],
    ],
    does: ['Crear la cola fuera de React: también avisan los loaders.'],
    donts: ['Dar solo ahí un error de formulario.'],
  },
  EmptyState: {
    use: 'Una lista que aún no tiene nada, o en la que nada coincide.',
    does: ['Decir qué aparecerá, y a lo más una acción.'],
    donts: ['Ilustraciones.'],
  },
  ErrorState: {
    use: 'Lo que no se pudo cargar, en su lugar, con «Reintentar».',
    keys: [['Enter en «Reintentar»', 'Lo pide de nuevo.']],
    does: ['Decir que lo demás se mantiene.'],
    donts: ['Mostrar el texto técnico del error.'],
  },
  RouteError: {
    use: 'La página entera no existe o falló: código, texto y una salida.',
    does: ['Llevar a un lugar que la persona conoce.'],
    donts: ['Usarlo para una parte de la página: ErrorState.'],
  },
  Skeleton: {
    use: 'Lo que está por llegar; se ve después de 200 ms.',
    does: ['La misma altura que lo que llega.'],
    donts: ['Brillos que se mueven.'],
  },
};
