import type { JourneyStep } from './journeyStep.ts';
import { OFFICE_JOURNEYS } from './officeJourneys.ts';

/** Journeys of people, step by step, by the last part of their page's title. */
export const JOURNEYS = {
  Postular: [
    {
      text: 'Llega a la postulación y dice quién es.',
      story: 'pantallas-postulación-1-datos-personales--default',
      mockup: 'onboarding-1',
    },
    {
      text: 'Elige Chile y completa el RUT; con otro país, su documento.',
      story: 'pantallas-postulación-1-datos-personales--filled',
    },
    {
      text: 'Cuenta su formación y sus papeles.',
      story: 'pantallas-postulación-2-experiencia-en-actuación-de-voz--filled',
      mockup: 'onboarding-2',
    },
    {
      text: 'Cuenta si canta y cómo suena.',
      story: 'pantallas-postulación-3-experiencia-en-canto--filled',
      mockup: 'onboarding-3',
    },
    {
      text: 'Elige hasta tres videos.',
      story: 'pantallas-postulación-4-material-multimedia--default',
      mockup: 'onboarding-4',
    },
    {
      text: 'Donde se envían postulaciones: autoriza y envía.',
      story: 'pantallas-postulación-4-envío--ready',
      mockup: 'onboarding-4-send',
    },
    { text: 'Ve el avance, archivo por archivo.', story: 'pantallas-postulación-4-envío--sending' },
    { text: 'Termina.', story: 'pantallas-postulación-5-final--default', mockup: 'onboarding-5' },
    {
      text: 'Más tarde, en Principal, lee en qué está.',
      story: 'pantallas-principal-postulación--reviewing',
    },
  ],
  'Primer ingreso': [
    { text: 'Crea su cuenta.', story: 'pantallas-registrarse--default', mockup: 'register' },
    { text: 'Sabe que tiene un correo.', story: 'pantallas-registrarse--sent', mockup: 'register-sent' },
    {
      text: 'Abre el enlace del correo.',
      story: 'pantallas-activación-de-cuenta--loading',
      mockup: 'activation-loading',
    },
    { text: 'Su cuenta está activa.', story: 'pantallas-activación-de-cuenta--done', mockup: 'activation' },
    { text: 'Entra.', story: 'pantallas-iniciar-sesión--default', mockup: 'login' },
    {
      text: 'Si algo no coincide, lo lee ahí mismo, y puede pedir otro correo.',
      story: 'pantallas-iniciar-sesión--wrong-password',
      mockup: 'login-not-activated',
    },
    {
      text: 'Llega a Principal, que le dice lo que falta.',
      story: 'pantallas-principal--rut-missing',
      mockup: 'home',
    },
  ],
  'Completar la ficha': [
    { text: 'Ve qué falta en su ficha.', story: 'pantallas-principal-ficha--incomplete', mockup: 'home' },
    {
      text: 'Edita una sección.',
      story: 'pantallas-principal-editar-la-ficha--pristine',
      mockup: 'home-edit',
    },
    { text: 'Corrige lo que no sirve.', story: 'pantallas-principal-editar-la-ficha--invalid' },
    { text: 'Completa los datos bancarios.', story: 'pantallas-principal-editar-la-ficha--bank-open' },
    { text: 'Si otra pestaña guardó antes, elige.', story: 'pantallas-principal-editar-la-ficha--stale' },
    { text: 'Su ficha está completa.', story: 'pantallas-principal-ficha--complete' },
  ],
  'Revisar una orden': [
    {
      text: 'Ve qué documentos no ha leído.',
      story: 'pantallas-documentos--default',
      mockup: 'documents-list',
    },
    {
      text: 'Abre la orden al lado de la lista.',
      story: 'pantallas-documentos-abierto--laptop',
      mockup: 'documents',
    },
    {
      text: 'En el teléfono, a toda la página.',
      story: 'pantallas-documentos-abierto--phone',
      mockup: 'documents-390',
    },
    {
      text: 'La acepta, o la rechaza con una nota.',
      story: 'pantallas-documentos-responder-una-orden--filled',
      mockup: 'documents-decline',
    },
    {
      text: 'Con el trabajo terminado, sube su boleta.',
      story: 'pantallas-documentos-subir-boleta--default',
      mockup: 'documents-boleta',
    },
  ],
  ...OFFICE_JOURNEYS,
} as const satisfies Record<string, readonly JourneyStep[]>;

export type JourneyName = keyof typeof JOURNEYS;
