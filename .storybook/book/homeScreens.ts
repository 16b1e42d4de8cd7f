import type { Screen } from './screen.ts';

/** Principal, and what is reached from there. */
export const HOME_SCREENS: readonly Screen[] = [
  {
    title: 'Pantallas/Principal',
    paths: ['/home'],
    purpose: 'Ver la propia ficha y lo que falta en ella.',
  },
  {
    title: 'Pantallas/Principal/Sesiones abiertas',
    paths: ['/home/sessions'],
    purpose: 'Saber dónde se está con la sesión abierta, y cerrarla ahí.',
  },
  {
    title: 'Pantallas/Principal/Mis pagos',
    paths: ['/home/payments'],
    purpose: 'Ver las propias boletas de un año por mes, lo pagado, y bajar el certificado de honorarios.',
  },
  {
    title: 'Pantallas/Principal/Mis permisos',
    paths: ['/home/consents'],
    purpose: 'Leer lo que se autorizó hacer con los propios datos, y retirarlo sabiendo qué sigue.',
  },
  {
    title: 'Pantallas/Principal/Mis permisos/Autorizar mi voz',
    paths: ['/home/consents'],
    purpose: 'Autorizar uno mismo un uso de la propia voz, leyendo antes el texto y qué sigue.',
  },
  {
    title: 'Pantallas/Principal/Solicitudes sobre mis datos',
    paths: ['/home/data-requests'],
    purpose: 'Pedir algo sobre los propios datos, y ver en qué está y qué se respondió.',
  },
  {
    title: 'Pantallas/Principal/Ficha',
    paths: ['/home'],
    purpose: 'Datos personales, bancarios y de la cuenta; contraseña, sesiones, descarga y eliminación.',
  },
  {
    title: 'Pantallas/Principal/Correo',
    paths: ['/home'],
    purpose: 'Pedir otro correo para entrar, y ver el que está por confirmar.',
  },
  {
    title: 'Pantallas/Principal/Editar la ficha',
    paths: ['/home'],
    purpose: 'Corregir una sección y guardarla, también cuando otra pestaña guardó antes.',
  },
  {
    title: 'Pantallas/Principal/Menores de edad',
    paths: ['/home'],
    purpose: 'Decir quién representa a una persona de menos de 18 años, y qué autoriza.',
  },
  {
    title: 'Pantallas/Principal/Postulación',
    paths: ['/home'],
    purpose: 'Saber en qué está la propia postulación.',
  },
];
