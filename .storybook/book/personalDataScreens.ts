import type { Screen } from './screen.ts';

/** The screens about personal data, and what is kept of it. */
export const PERSONAL_DATA_SCREENS: readonly Screen[] = [
  {
    title: 'Pantallas/Datos personales, privacidad',
    paths: ['/documents-back'],
    purpose: 'Decir qué se hace con los datos personales, publicar el aviso y ver qué se borra y cuándo.',
  },
  {
    title: 'Pantallas/Datos personales, vulneraciones',
    paths: ['/documents-back'],
    purpose: 'Anotar lo que le pasó a datos personales, escribir a las personas y notificar a la Agencia.',
  },
  {
    title: 'Pantallas/Solicitudes sobre datos',
    paths: ['/documents-back/data-requests'],
    purpose: 'Ver qué piden las personas sobre sus datos, y cuáles vencen.',
  },
  {
    title: 'Pantallas/Solicitudes sobre datos/Abierta',
    paths: ['/documents-back/data-requests'],
    purpose: 'Leer una solicitud, responderla o extender su plazo, y ver la prueba de lo que se envió.',
  },
  {
    title: 'Pantallas/Solicitudes sobre datos/Bloqueo',
    paths: ['/documents-back/data-requests'],
    purpose: 'Saber desde cuándo los datos de una persona están bloqueados, y terminar el bloqueo.',
  },
  {
    title: 'Pantallas/Archivo contable',
    paths: ['/documents-back/archive'],
    purpose: 'Encontrar los papeles que la ley obliga a guardar.',
  },
  {
    title: 'Pantallas/Lecturas de datos',
    paths: ['/documents-back/readings'],
    purpose: 'Saber quién del estudio leyó qué datos de quién, y cuándo.',
  },
];
