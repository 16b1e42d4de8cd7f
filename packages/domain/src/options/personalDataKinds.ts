import { labelIn, type Option } from './option';

/** Kinds of personal data, as the privacy notice names them. */
export const PERSONAL_DATA_KINDS = [
  { value: 'identity', label: 'Identificación: nombre, RUT o pasaporte, país, género y fecha de nacimiento' },
  { value: 'contact', label: 'Contacto: correo, teléfono y dirección' },
  { value: 'experience', label: 'Experiencia en voz y canto' },
  { value: 'sensitive', label: 'Sensibles: comunidad y discapacidad' },
  { value: 'voice', label: 'Voz: videos de la postulación y muestras' },
  { value: 'work', label: 'Trabajo: proyectos, personajes, órdenes y documentos compartidos' },
  { value: 'bank', label: 'Bancarios: banco, cuenta y titular' },
  { value: 'tax', label: 'Tributarios: boletas, montos y retenciones' },
  { value: 'access', label: 'Acceso: contraseña cifrada, sesiones y navegadores' },
] as const satisfies readonly Option<string>[];

/** One of {@link PERSONAL_DATA_KINDS}. */
export type PersonalDataKind = (typeof PERSONAL_DATA_KINDS)[number]['value'];

/** Label of one of {@link PERSONAL_DATA_KINDS}. Anything else gives ''. */
export function labelOfPersonalDataKind(value: unknown): string {
  return labelIn(PERSONAL_DATA_KINDS, value);
}
