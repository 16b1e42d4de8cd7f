import { type Absences, NO_FIELDS } from './absenceReasons';

/** Screens of the office of documents, by the titles of OFFICE_SCREENS, in the same order. */
export const OFFICE_ABSENCES: Readonly<Record<string, Absences>> = {
  'Pantallas/Oficina de documentos': NO_FIELDS,
  'Pantallas/Oficina de documentos/Orden': {
    muchos: 'En Elenco: es una por persona',
  },
  'Pantallas/Oficina de documentos/Boletas': NO_FIELDS,
  'Pantallas/Oficina de documentos/Boleta abierta': {
    muchos: 'Es una',
  },
  'Pantallas/Oficina de documentos/Subir BTE': {},
  'Pantallas/Oficina de documentos/Nóminas': NO_FIELDS,
  'Pantallas/Oficina de documentos/Nómina abierta': {
    vacío: 'Tiene al menos una boleta',
    muchos: 'Es una',
  },
  'Pantallas/Oficina de documentos/Archivo para el banco': {
    muchos: 'En Nómina abierta',
    'sin permiso': 'En Nómina abierta',
    largo: 'En Nómina abierta',
    390: 'En Nómina abierta',
  },
  'Pantallas/Oficina de documentos/Respuesta del banco': {
    vacío: 'Una respuesta sin pagos se rechaza',
    muchos: 'En Nómina abierta',
    'sin permiso': 'En Nómina abierta',
    largo: 'En Nómina abierta',
  },
  'Pantallas/Oficina de documentos/Mes': {},
  'Pantallas/Oficina de documentos/Planilla del SII': {},
  'Pantallas/Oficina de documentos/Cierre del año': { ...NO_FIELDS, resultado: 'No envía nada' },
  'Pantallas/Oficina de documentos/Contratos y guiones': NO_FIELDS,
  'Pantallas/Oficina de documentos/Contrato o guion abierto': {
    ...NO_FIELDS,
    muchos: 'Es uno',
  },
  'Pantallas/Oficina de documentos/Subir documento': {
    muchos: 'Corren en el selector',
  },
};
