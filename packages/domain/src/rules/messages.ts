/** Messages that several forms share. Recover has its own for the address, as the spec writes them. */
export const EMAIL_REQUIRED = 'El correo electrónico es requerido';
export const EMAIL_INVALID = 'El correo electrónico es inválido';
/** Spec §5, Change password. */
export const PASSWORD_REQUIRED = 'La contraseña es requerida';
/** Spec §5, Onboarding step 1. */
export const COUNTRY_REQUIRED = 'La nacionalidad es requerida';
/** Spec §5, Onboarding step 1. */
export const RUT_INVALID = 'El RUT es inválido';
/** Spec §5, Onboarding step 1. */
export const PHONE_REQUIRED = 'El número telefónico es requerido';
/** Spec §5, Onboarding step 1. */
export const ADDRESS_REQUIRED = 'La dirección es requerida';
/** Spec §5, Onboarding step 1. */
export const DOCUMENT_INVALID = 'No es un documento válido';
/** For an invalid date. */
export const DATE_INVALID = 'Ingresa una fecha válida';
