import type { Screen } from './screen.ts';

/** Screens of the office of documents. */
export const OFFICE_SCREENS: readonly Screen[] = [
  {
    title: 'Pantallas/Oficina de documentos',
    paths: ['/projects-back-office/documents'],
    purpose: 'Encontrar una orden de trabajo, y ver cuáles esperan o vencen.',
  },
  {
    title: 'Pantallas/Oficina de documentos/Orden',
    paths: ['/projects-back-office/documents'],
    purpose: 'Escribir una orden, emitirla, terminarla con sus loops, anularla o reemplazarla.',
  },
  {
    title: 'Pantallas/Oficina de documentos/Boletas',
    paths: ['/projects-back-office/documents'],
    purpose: 'Ver qué boletas esperan, cuánto suman, y aprobar juntas las que no tienen diferencias.',
  },
  {
    title: 'Pantallas/Oficina de documentos/Boleta abierta',
    paths: ['/projects-back-office/documents'],
    purpose: 'Comparar una boleta con su orden; aprobarla, rechazarla con motivo o anotar que se anuló.',
  },
  {
    title: 'Pantallas/Oficina de documentos/Subir BTE',
    paths: ['/projects-back-office/documents'],
    purpose: 'Subir la boleta de terceros que emitió el estudio por una persona, con las órdenes que paga.',
  },
  {
    title: 'Pantallas/Oficina de documentos/Nóminas',
    paths: ['/projects-back-office/documents'],
    purpose: 'Juntar boletas aprobadas para pagarlas, y pedir los datos bancarios que faltan.',
  },
  {
    title: 'Pantallas/Oficina de documentos/Nómina abierta',
    paths: ['/projects-back-office/documents'],
    purpose: 'Bajar el archivo para el banco, quitar boletas, marcarla pagada con su día o anularla.',
  },
  {
    title: 'Pantallas/Oficina de documentos/Archivo para el banco',
    paths: ['/projects-back-office/documents'],
    purpose: 'Revisar qué rechazaría el banco de una cuenta de cargo, y descargar su archivo.',
  },
  {
    title: 'Pantallas/Oficina de documentos/Respuesta del banco',
    paths: ['/projects-back-office/documents'],
    purpose: 'Anotar qué pagó el banco de una nómina y qué rechazó, después de verlo.',
  },
  {
    title: 'Pantallas/Oficina de documentos/Mes',
    paths: ['/projects-back-office/documents'],
    purpose:
      'Cerrar el mes paso a paso: quiénes faltan y su recordatorio, lo pagado, la retención del F29, y su CSV para contabilidad.',
  },
  {
    title: 'Pantallas/Oficina de documentos/Planilla del SII',
    paths: ['/projects-back-office/documents'],
    purpose: 'Subir la planilla del SII de un mes y ver qué boletas no coinciden, y qué hacer con cada una.',
  },
  {
    title: 'Pantallas/Oficina de documentos/Cierre del año',
    paths: ['/projects-back-office/documents'],
    purpose: 'Ver qué falta poner en orden de un año antes del registro del SII, y hasta cuándo.',
  },
  {
    title: 'Pantallas/Oficina de documentos/Contratos y guiones',
    paths: ['/projects-back-office/documents'],
    purpose: 'Encontrar un contrato o un guion, y ver quién lo tiene y cuántos lo han visto.',
  },
  {
    title: 'Pantallas/Oficina de documentos/Contrato o guion abierto',
    paths: ['/projects-back-office/documents'],
    purpose: 'Ver quién abrió un documento y cuándo; retirarlo a una persona o a todas.',
  },
  {
    title: 'Pantallas/Oficina de documentos/Subir documento',
    paths: ['/projects-back-office/documents'],
    purpose: 'Subir un PDF para una persona, para varias o para el reparto de un capítulo.',
  },
];
