import type { Screen } from './screen.ts';

/** Screens that anybody may open, in the order a person meets them. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  {
    title: 'Pantallas/Iniciar sesión, login',
    paths: ['/', '/login'],
    purpose: 'Entrar al portal, o seguir hacia la contraseña olvidada, el registro o la postulación.',
  },
  {
    title: 'Pantallas/Registrarse',
    paths: ['/register'],
    purpose:
      'Crear una cuenta. Si el correo ya tenía una, la pantalla no lo cuenta: lo sabe quien lee ese correo.',
  },
  {
    title: 'Pantallas/Activación de cuenta',
    paths: ['/auth/activate/:tokenId'],
    purpose: 'Activar la cuenta desde el enlace del correo.',
  },
  {
    title: 'Pantallas/Recuperar contraseña',
    paths: ['/auth/recover-password'],
    purpose: 'Pedir el enlace para elegir otra contraseña.',
  },
  {
    title: 'Pantallas/Cambio de contraseña',
    paths: ['/auth/change-password/:tokenId?'],
    purpose: 'Elegir la contraseña nueva, desde el enlace del correo.',
  },
  {
    title: 'Pantallas/Confirmación de correo',
    paths: ['/auth/confirm-email/:tokenId'],
    purpose: 'Confirmar el correo nuevo, desde el enlace que le llegó.',
  },
  {
    title: 'Pantallas/Detener un cambio de correo',
    paths: ['/auth/stop-email/:tokenId'],
    purpose: 'Detener un cambio que no se pidió, desde el aviso que llegó a la dirección de antes.',
  },
  {
    title: 'Pantallas/Privacidad',
    paths: ['/privacy'],
    purpose: 'Leer qué hace el estudio con los datos personales, y las versiones anteriores.',
  },
  {
    title: 'Pantallas/Pedir algo sobre tus datos',
    paths: ['/privacy/request'],
    purpose: 'Pedir algo sobre los propios datos, sin cuenta; se responde igual a todas las direcciones.',
  },
  {
    title: 'Pantallas/Confirmación de la solicitud',
    paths: ['/privacy/request/:token'],
    purpose: 'Confirmar la solicitud desde el enlace del correo, y saber su número y su plazo.',
  },
  {
    title: 'Pantallas/Accesibilidad',
    paths: ['/accessibility'],
    purpose: 'Leer qué funciona para todas las personas, qué falla y hasta cuándo, y a quién decirlo.',
  },
  {
    title: 'Pantallas/Postulación/1 Datos personales',
    paths: ['/onboarding', '/onboarding/1'],
    purpose: 'Contar quién postula y a qué.',
  },
  {
    title: 'Pantallas/Postulación/2 Experiencia en actuación de voz',
    paths: ['/onboarding/2'],
    purpose: 'Contar formación y papeles.',
  },
  {
    title: 'Pantallas/Postulación/3 Experiencia en canto',
    paths: ['/onboarding/3'],
    purpose: 'Contar experiencia en canto y tono de voz.',
  },
  {
    title: 'Pantallas/Postulación/4 Material multimedia',
    paths: ['/onboarding/4'],
    purpose: 'Elegir hasta tres videos.',
  },
  {
    title: 'Pantallas/Postulación/4 Envío',
    paths: ['/onboarding/4'],
    purpose: 'Donde se envían postulaciones: autorizar, enviar y ver el avance.',
  },
  {
    title: 'Pantallas/Postulación/4 Envío interrumpido',
    paths: ['/onboarding/4'],
    purpose: 'Lo que puede cortar un envío, y cómo se sigue sin repetir lo que llegó.',
  },
  {
    title: 'Pantallas/Postulación/5 Final',
    paths: ['/onboarding/5'],
    purpose: 'Saber que terminó.',
  },
];
