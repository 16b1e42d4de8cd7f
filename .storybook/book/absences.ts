import type { State } from './states';

/** Why a screen has no story of a state: what stands in that cell of the wall. */
export type Absences = Readonly<Partial<Record<State, string>>>;

const PUBLIC: Absences = { 'sin permiso': 'Entra cualquiera' };
const NO_ROWS: Absences = { vacío: 'No tiene filas', muchos: 'No tiene filas' };
const NO_FIELDS: Absences = { 'todo bien': 'No se llena nada', 'con errores': 'No se llena nada' };
const SENDS_NOTHING: Absences = {
  'en curso': 'No envía nada',
  falla: 'No envía nada',
  resultado: 'No envía nada',
};
const IN_THE_FIELD: Absences = { largo: 'Lo largo corre dentro del campo' };

/** In the order of SCREENS, by their titles. A test holds the two together: every cell is a story or a reason. */
export const ABSENCES: Readonly<Record<string, Absences>> = {
  'Pantallas/Iniciar sesión, login': { ...PUBLIC, ...NO_ROWS, ...IN_THE_FIELD },
  'Pantallas/Registrarse': { ...PUBLIC, ...NO_ROWS },
  'Pantallas/Activación de cuenta': {
    'al entrar': 'Activa sin que se pida',
    ...NO_FIELDS,
    ...NO_ROWS,
    ...PUBLIC,
    largo: 'Sus textos son fijos',
  },
  'Pantallas/Recuperar contraseña': { ...PUBLIC, ...NO_ROWS, ...IN_THE_FIELD },
  'Pantallas/Cambio de contraseña': { ...PUBLIC, ...NO_ROWS, ...IN_THE_FIELD },
  'Pantallas/Postulación/1 Datos personales': { ...SENDS_NOTHING, ...NO_ROWS, ...PUBLIC },
  'Pantallas/Postulación/2 Experiencia en actuación de voz': {
    ...SENDS_NOTHING,
    vacío: 'Como al entrar',
    ...PUBLIC,
  },
  'Pantallas/Postulación/3 Experiencia en canto': { ...SENDS_NOTHING, ...NO_ROWS, ...PUBLIC },
  'Pantallas/Postulación/4 Material multimedia': { ...SENDS_NOTHING, vacío: 'Como al entrar', ...PUBLIC },
  'Pantallas/Postulación/4 Envío': {
    'todo bien': 'Como al entrar',
    falla: 'En Envío interrumpido',
    vacío: 'Con errores: pasos incompletos',
    muchos: 'Son tres videos, a lo más',
    largo: 'En Material multimedia',
  },
  'Pantallas/Postulación/4 Envío interrumpido': {
    'al entrar': 'En Envío',
    'todo bien': 'En Envío',
    'en curso': 'En Envío',
    vacío: 'En Envío',
    muchos: 'Son tres videos, a lo más',
    largo: 'En Material multimedia',
  },
  'Pantallas/Postulación/5 Final': { ...NO_FIELDS, ...SENDS_NOTHING, ...NO_ROWS, ...PUBLIC },
  'Pantallas/Principal': { ...NO_FIELDS, vacío: 'En Ficha', muchos: 'No tiene filas' },
  'Pantallas/Principal/Sesiones abiertas': {
    ...NO_FIELDS,
    vacío: 'La propia está siempre',
    muchos: 'Pasa de página como Lista',
    largo: 'Los navegadores se llaman corto',
  },
  'Pantallas/Principal/Ficha': {
    'todo bien': 'En Editar la ficha',
    muchos: 'No tiene filas',
    'sin permiso': 'En Principal',
    largo: 'En Principal',
  },
  'Pantallas/Principal/Editar la ficha': {
    'todo bien': 'Como al entrar',
    vacío: 'En Ficha',
    muchos: 'No tiene filas',
  },
  'Pantallas/Principal/Postulación': {
    ...NO_FIELDS,
    'en curso': 'En Principal',
    muchos: 'Es una por persona',
    'sin permiso': 'En Principal',
    largo: 'En Principal',
  },
  'Pantallas/Experiencias': { ...NO_FIELDS, resultado: 'En Abierta' },
  'Pantallas/Experiencias/Abierta': {
    ...NO_FIELDS,
    resultado: 'No envía nada',
    vacío: 'Se está en un capítulo al menos',
  },
  'Pantallas/Documentos': { ...NO_FIELDS, resultado: 'En Abierto' },
  'Pantallas/Documentos/Abierto': { ...NO_FIELDS, vacío: 'En No se puede abrir' },
  'Pantallas/Documentos/No se puede abrir': {
    'al entrar': 'En Abierto',
    ...NO_FIELDS,
    'en curso': 'En Abierto',
    resultado: 'En Abierto',
    vacío: 'Falla: un PDF dañado',
    muchos: 'En Abierto',
    largo: 'En Abierto',
  },
  'Pantallas/Documentos/Responder una orden': { vacío: 'Una orden siempre pide algo' },
  'Pantallas/Documentos/Subir boleta': {
    'todo bien': 'En Resultado: se envía',
    muchos: 'Corren en el selector',
    ...IN_THE_FIELD,
  },
  'Pantallas/Documentos/Estado de la boleta': {
    ...NO_FIELDS,
    'en curso': 'Llega después del papel',
    resultado: 'En Subir boleta',
    ...NO_ROWS,
    'sin permiso': 'En Documentos',
    largo: 'En Mínimo 320: el motivo corre',
  },
  'Pantallas/Aviso de boletas': {
    ...NO_FIELDS,
    'en curso': 'No envía nada',
    falla: 'No envía nada',
    ...NO_ROWS,
    'sin permiso': 'Administración no lo ve',
    largo: 'Su texto es fijo',
  },
  'Pantallas/Usuarios': NO_FIELDS,
  'Pantallas/Usuarios/Acciones': {
    vacío: 'En Usuarios',
    muchos: 'En Usuarios',
    'sin permiso': 'En Usuarios',
    largo: 'En Usuarios',
  },
  'Pantallas/Persona': NO_FIELDS,
  'Pantallas/Persona/Cambios': { 'todo bien': 'Como corregido', muchos: 'No tiene filas' },
  'Pantallas/Postulaciones': NO_FIELDS,
  'Pantallas/Postulaciones/Panel': { muchos: 'No tiene filas', 'sin permiso': 'En Postulaciones' },
  'Pantallas/Proyectos': NO_FIELDS,
  'Pantallas/Proyectos/Formulario': {
    muchos: 'No tiene filas',
    'sin permiso': 'En Proyectos',
    ...IN_THE_FIELD,
  },
  'Pantallas/Proyectos/Catálogos': { 'sin permiso': 'En Proyectos' },
  'Pantallas/Proyectos/Historial': {
    ...NO_FIELDS,
    resultado: 'En Proyectos',
    'sin permiso': 'En Proyectos',
    largo: 'En HistoryList',
  },
  'Pantallas/Capítulos': {},
  'Pantallas/Capítulos/Elenco': {
    'en curso': 'En Capítulos',
    muchos: 'En Capítulos',
    'sin permiso': 'En Capítulos',
    largo: 'En Capítulos',
    320: 'En Capítulos',
  },
  'Pantallas/Capítulos/Importar': {},
  'Pantallas/Capítulos/Elenco del proyecto': {},
  'Pantallas/Capítulos/Historial': {
    ...NO_FIELDS,
    resultado: 'No envía nada',
    muchos: 'En Historial de Proyectos',
    'sin permiso': 'En Capítulos',
    largo: 'En HistoryList',
  },
  'Pantallas/Oficina de documentos': NO_FIELDS,
  'Pantallas/Oficina de documentos/Orden': {
    muchos: 'En Elenco: es una por persona',
    'sin permiso': 'En Oficina de documentos',
  },
  'Pantallas/Oficina de documentos/Boletas': NO_FIELDS,
  'Pantallas/Oficina de documentos/Boleta abierta': {
    muchos: 'Es una',
    'sin permiso': 'En Oficina de documentos',
  },
  'Pantallas/Oficina de documentos/Nóminas': NO_FIELDS,
  'Pantallas/Oficina de documentos/Nómina abierta': {
    vacío: 'Tiene al menos una boleta',
    muchos: 'Es una',
    'sin permiso': 'En Nóminas',
  },
  'Pantallas/Oficina de documentos/Mes': { ...NO_FIELDS, resultado: 'Solo se mira' },
  'Pantallas/Oficina de documentos/Contratos y guiones': NO_FIELDS,
  'Pantallas/Oficina de documentos/Contrato o guion abierto': {
    ...NO_FIELDS,
    muchos: 'Es uno',
    'sin permiso': 'En Contratos y guiones',
  },
  'Pantallas/Oficina de documentos/Subir contrato o guion': {
    muchos: 'Corren en el selector',
    'sin permiso': 'En Contratos y guiones',
  },
  'Pantallas/Archivo contable': NO_FIELDS,
  'Pantallas/Formularios/En un diálogo': {
    'al entrar': 'Empieza en un botón',
    'todo bien': 'En Editar la ficha',
    ...NO_ROWS,
    largo: 'En Editar la ficha',
  },
  'Pantallas/Lista': {
    ...NO_FIELDS,
    'en curso': 'En Documentos',
    falla: 'En Documentos',
    resultado: 'En Archivo contable',
    vacío: 'En Documentos',
    'sin permiso': 'En Documentos',
    largo: 'En Documentos',
    '390': 'En Documentos',
    '320': 'En Documentos',
  },
  'Pantallas/Error de ruta': {
    ...NO_FIELDS,
    ...SENDS_NOTHING,
    ...NO_ROWS,
    largo: 'Sus textos son fijos',
  },
};
