/** Messages that several forms share, as the spec writes them (§5). */
export const EMAIL_REQUIRED = 'El correo electronico es requerido';
/** Spec §5, Recover. */
export const EMAIL_INVALID = 'El correo electronico es invalido';
/** Spec §5, Change password. */
export const PASSWORD_REQUIRED = 'La contraseña es requerida';
