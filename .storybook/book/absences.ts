import { ROUTES } from '../../packages/domain/src/access/routes';
import { type Absences, IN_THE_FIELD, NO_FIELDS, NO_ROWS, SENDS_NOTHING } from './absenceReasons';
import { OFFICE_ABSENCES } from './officeAbsences';
import { PUBLIC_ABSENCES } from './publicAbsences';
import type { Screen } from './screen';
import { nameOf } from './screenNames';
import { SCREENS } from './screens';
import type { State } from './states';

const TAB_LOOKS: Absences = { largo: 'En Catálogos', 390: 'En Catálogos' };
const ON_A_TAB: Absences = { ...TAB_LOOKS, 'todo bien': 'Como al entrar', 'en curso': 'En Catálogos' };

/** By the titles of SCREENS, in the same order. A test checks that every cell has a story or a reason. */
export const ABSENCES: Readonly<Record<string, Absences>> = {
  ...PUBLIC_ABSENCES,
  'Pantallas/Principal': { ...NO_FIELDS, vacío: 'En Ficha', muchos: 'No tiene filas' },
  'Pantallas/Principal/Sesiones abiertas': {
    ...NO_FIELDS,
    vacío: 'La propia está siempre',
    muchos: 'Pasa de página como Lista',
    largo: 'Los navegadores se llaman corto',
  },
  'Pantallas/Principal/Mis pagos': NO_FIELDS,
  'Pantallas/Principal/Mis permisos': NO_FIELDS,
  'Pantallas/Principal/Mis permisos/Autorizar mi voz': {
    'sin permiso': 'En Mis permisos',
    muchos: 'No tiene filas',
  },
  'Pantallas/Principal/Solicitudes sobre mis datos': {},
  'Pantallas/Principal/Ficha': {
    'todo bien': 'En Editar la ficha',
    muchos: 'No tiene filas',
    largo: 'En Principal',
  },
  'Pantallas/Principal/Correo': {
    'todo bien': 'En Confirmación de correo',
    vacío: 'En Ficha: ninguno por confirmar',
    muchos: 'Es uno por cuenta',
  },
  'Pantallas/Principal/Editar la ficha': {
    'todo bien': 'Como al entrar',
    vacío: 'En Ficha',
    muchos: 'No tiene filas',
  },
  'Pantallas/Principal/Menores de edad': {
    'todo bien': 'En Editar la ficha',
    muchos: 'No tiene filas',
    'sin permiso': 'En Editar la ficha',
  },
  'Pantallas/Principal/Postulación': {
    ...NO_FIELDS,
    'en curso': 'En Principal',
    muchos: 'Es una por persona',
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
  'Pantallas/Documentos/Boleta leída de su PDF': {
    muchos: 'No tiene filas',
    'sin permiso': 'En Subir boleta',
  },
  'Pantallas/Documentos/Estado de la boleta': {
    ...NO_FIELDS,
    'en curso': 'Llega después del papel',
    ...NO_ROWS,
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
  'Pantallas/Avisos recientes': {
    ...NO_FIELDS,
    'en curso': 'No envía nada',
    falla: 'Es un aviso más',
    'sin permiso': 'Cada cuenta tiene los suyos',
  },
  'Pantallas/Sesión por terminar': {
    ...NO_FIELDS,
    'en curso': 'Sigue a la vista hasta la respuesta',
    ...NO_ROWS,
    'sin permiso': 'Toda sesión termina',
    largo: 'Su texto es fijo',
  },
  'Pantallas/Usuarios': NO_FIELDS,
  'Pantallas/Usuarios/Acciones': {
    vacío: 'En Usuarios',
    muchos: 'En Usuarios',
    largo: 'En Usuarios',
  },
  'Pantallas/Persona': NO_FIELDS,
  'Pantallas/Persona/Cambios': { 'todo bien': 'Como corregido', muchos: 'No tiene filas' },
  'Pantallas/Persona/Correo': {
    'todo bien': 'En Confirmación de correo',
    vacío: 'En Persona: ninguno por confirmar',
    muchos: 'Es uno por cuenta',
    largo: 'En Principal, Correo',
  },
  'Pantallas/Persona/Autorizaciones de voz': {
    'sin permiso': 'En Persona',
    largo: 'En Mis permisos: los mismos textos',
  },
  'Pantallas/Postulaciones': NO_FIELDS,
  'Pantallas/Postulaciones/Panel': { muchos: 'No tiene filas' },
  'Pantallas/Proyectos': NO_FIELDS,
  'Pantallas/Proyectos/Formulario': {
    muchos: 'No tiene filas',
    ...IN_THE_FIELD,
  },
  'Pantallas/Proyectos/Catálogos': {},
  'Pantallas/Proyectos/Catálogos/Estudio': { ...ON_A_TAB, muchos: 'Un año tiene unos veinte feriados' },
  'Pantallas/Proyectos/Catálogos/Bancos': { ...ON_A_TAB, muchos: 'En Catálogos' },
  'Pantallas/Proyectos/Papelera': {
    ...NO_FIELDS,
    'al entrar': 'Como vacía',
    largo: 'En Con de todo',
  },
  'Pantallas/Proyectos/Historial': {
    ...NO_FIELDS,
    resultado: 'En Proyectos',
    largo: 'En HistoryList',
  },
  'Pantallas/Capítulos': {},
  'Pantallas/Capítulos/Elenco, casting': {
    'en curso': 'En Capítulos',
    muchos: 'En Capítulos',
    largo: 'En Capítulos',
    320: 'En Capítulos',
  },
  'Pantallas/Capítulos/Importar': {},
  'Pantallas/Capítulos/Elenco del proyecto': {},
  'Pantallas/Capítulos/Historial': {
    ...NO_FIELDS,
    resultado: 'No envía nada',
    muchos: 'En Historial de Proyectos',
    largo: 'En HistoryList',
  },
  'Pantallas/Capítulos por entregar, atrasados': NO_FIELDS,
  ...OFFICE_ABSENCES,
  'Pantallas/Datos personales, privacidad': { muchos: 'En Textos largos' },
  'Pantallas/Datos personales, vulneraciones': {
    'en curso': 'En Datos personales, privacidad',
    'sin permiso': 'En Datos personales, privacidad',
    muchos: 'Son pocas',
    largo: 'En Datos personales, privacidad',
  },
  'Pantallas/Solicitudes sobre datos': NO_FIELDS,
  'Pantallas/Solicitudes sobre datos/Abierta': { muchos: 'Es una' },
  'Pantallas/Solicitudes sobre datos/Bloqueo': {
    ...{ muchos: 'Es una', vacío: 'Sin bloqueo no hay nada que mostrar' },
    largo: 'El motivo fluye como la respuesta de Abierta',
  },
  'Pantallas/Archivo contable': NO_FIELDS,
  'Pantallas/Lecturas de datos': NO_FIELDS,
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

/** The screen that this one is a part of, by its title. Whoever may not open the page sees the same on all of its parts. */
const wholeOf = ({ title }: Screen) =>
  SCREENS.find((screen) => screen.title === title.slice(0, title.lastIndexOf('/')));

/** Whether everybody may open all paths of a screen, by domain's access table. */
const isPublic = ({ paths }: Screen) =>
  paths.length > 0 &&
  ROUTES.filter(({ path }) => paths.includes(path)).every(({ access }) => access === 'public');

/** Why a screen has no story of a state. For 'sin permiso' that is read off the access table and the screens' titles. */
export function absenceOf(screen: Screen, state: State): string | undefined {
  const byHand = ABSENCES[screen.title]?.[state];
  if (byHand || state !== 'sin permiso') return byHand;
  if (isPublic(screen)) return 'Entra cualquiera';
  const whole = wholeOf(screen);
  return whole && `En ${nameOf(whole.title)}`;
}
