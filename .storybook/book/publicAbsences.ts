import { type Absences, IN_THE_FIELD, NO_FIELDS, NO_ROWS, SENDS_NOTHING } from './absenceReasons';

/** Screens that anybody may open, by the titles of PUBLIC_SCREENS, in the same order. */
export const PUBLIC_ABSENCES: Readonly<Record<string, Absences>> = {
  'Pantallas/Iniciar sesión, login': { ...NO_ROWS, ...IN_THE_FIELD },
  'Pantallas/Registrarse': { ...NO_ROWS },
  'Pantallas/Activación de cuenta': {
    'al entrar': 'Activa sin que se pida',
    ...NO_FIELDS,
    ...NO_ROWS,
    largo: 'Sus textos son fijos',
  },
  'Pantallas/Recuperar contraseña': { ...NO_ROWS, ...IN_THE_FIELD },
  'Pantallas/Cambio de contraseña': { ...NO_ROWS, ...IN_THE_FIELD },
  'Pantallas/Confirmación de correo': { ...NO_FIELDS, ...NO_ROWS },
  'Pantallas/Detener un cambio de correo': {
    ...NO_FIELDS,
    ...NO_ROWS,
    largo: 'Sus textos son fijos',
  },
  'Pantallas/Privacidad': {
    'todo bien': 'No se llena nada',
    resultado: 'No envía nada',
    vacío: 'Con errores: aún no hay aviso',
    largo: 'Como muchos',
  },
  'Pantallas/Pedir algo sobre tus datos': { ...NO_ROWS, ...IN_THE_FIELD },
  'Pantallas/Confirmación de la solicitud': { ...NO_FIELDS, ...NO_ROWS, largo: 'Sus textos son fijos' },
  'Pantallas/Accesibilidad': { ...NO_FIELDS, ...SENDS_NOTHING, ...NO_ROWS, largo: 'Sus textos son fijos' },
  'Pantallas/Postulación/1 Datos personales': { ...SENDS_NOTHING, ...NO_ROWS },
  'Pantallas/Postulación/2 Experiencia en actuación de voz': {
    ...SENDS_NOTHING,
    vacío: 'Como al entrar',
  },
  'Pantallas/Postulación/3 Experiencia en canto': { ...SENDS_NOTHING, ...NO_ROWS },
  'Pantallas/Postulación/4 Material multimedia': { ...SENDS_NOTHING, vacío: 'Como al entrar' },
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
  'Pantallas/Postulación/5 Final': { ...NO_FIELDS, ...SENDS_NOTHING, ...NO_ROWS },
};
