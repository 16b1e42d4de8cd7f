import type { JourneyStep } from './journeyStep.ts';

/** Journeys of the office: from a project without chapters to the month that is closed. */
export const OFFICE_JOURNEYS = {
  'Del proyecto al mes': [
    {
      text: 'Crea el proyecto con su cliente, su señal y sus plazos.',
      story: 'pantallas-proyectos-formulario--create',
      mockup: 'project-edit',
    },
    {
      text: 'Lo encuentra en la lista, y entra a sus capítulos.',
      story: 'pantallas-proyectos--default',
      mockup: 'projects-back-office',
    },
    { text: 'Trae capítulos y elenco de una planilla.', story: 'pantallas-capítulos-importar--reviewed' },
    {
      text: 'Mira un capítulo: su estado, su entrega y su elenco.',
      story: 'pantallas-capítulos--default',
      mockup: 'chapter',
    },
    { text: 'Asigna a quien hace cada personaje.', story: 'pantallas-capítulos-elenco--assigned' },
    {
      text: 'Emite las órdenes de todo el elenco, después de revisarlas.',
      story: 'pantallas-capítulos-órdenes--reviewed',
    },
    {
      text: 'Una orden aparte la escribe y la emite sola.',
      story: 'pantallas-oficina-de-documentos-orden--draft',
      mockup: 'documents-office-order',
    },
    {
      text: 'Sigue las órdenes: cuáles esperan, cuáles vencen.',
      story: 'pantallas-oficina-de-documentos--default',
      mockup: 'documents-office',
    },
    {
      text: 'Grabado el capítulo, termina la orden con sus loops.',
      story: 'pantallas-oficina-de-documentos-terminar-órdenes--finish',
    },
    {
      text: 'Llegan las boletas: ve cuántas esperan y cuánto suman.',
      story: 'pantallas-oficina-de-documentos-boletas--default',
      mockup: 'documents-office-boletas',
    },
    {
      text: 'Abre una, la compara con su orden y la aprueba.',
      story: 'pantallas-oficina-de-documentos-boleta-abierta--approved',
    },
    {
      text: 'Una que no sirve, la rechaza con su motivo.',
      story: 'pantallas-oficina-de-documentos-boleta-abierta--rejected',
    },
    {
      text: 'Junta las aprobadas en una nómina, y ve quién queda fuera.',
      story: 'pantallas-oficina-de-documentos-nóminas--create',
    },
    {
      text: 'Revisa lo que diría el banco, y baja su archivo.',
      story: 'pantallas-oficina-de-documentos-archivo-para-el-banco--checked',
    },
    {
      text: 'Anota qué pagó el banco y qué rechazó.',
      story: 'pantallas-oficina-de-documentos-respuesta-del-banco--noted',
    },
    {
      text: 'Compara el mes con la planilla del SII.',
      story: 'pantallas-oficina-de-documentos-planilla-del-sii--default',
    },
    {
      text: 'Hace los pasos que quedan del mes.',
      story: 'pantallas-oficina-de-documentos-mes--default',
    },
    {
      text: 'Cierra el mes: lo pagado y la retención ya no cambian.',
      story: 'pantallas-oficina-de-documentos-mes--closed',
    },
  ],
} as const satisfies Record<string, readonly JourneyStep[]>;
