import { HOME_SCREENS } from './homeScreens.ts';
import { OFFICE_SCREENS } from './officeScreens.ts';
import { PERSONAL_DATA_SCREENS } from './personalDataScreens.ts';
import { PUBLIC_SCREENS } from './publicScreens.ts';
import type { Screen } from './screen.ts';
import { SHELL_SCREENS } from './shellScreens.ts';

/**
 * All screens in the order a person meets them. A test compares the paths with the access table, so that none is missing. A
 * screen has all states, except those with a reason in absences.ts.
 */
export const SCREENS: readonly Screen[] = [
  ...PUBLIC_SCREENS,
  ...HOME_SCREENS,
  {
    title: 'Pantallas/Experiencias',
    paths: ['/projects'],
    purpose: 'Ver en qué proyectos se participa y con qué personajes; Administración, los de todos.',
  },
  {
    title: 'Pantallas/Experiencias/Abierta',
    paths: ['/projects'],
    purpose: 'Ver los propios capítulos de un proyecto, con su entrega y los loops grabados.',
  },
  {
    title: 'Pantallas/Documentos',
    paths: ['/documents'],
    purpose: 'Encontrar los propios documentos y ver qué espera respuesta.',
  },
  {
    title: 'Pantallas/Documentos/Abierto',
    paths: ['/documents'],
    purpose: 'Leer un documento al lado de la lista, y descargarlo.',
  },
  {
    title: 'Pantallas/Documentos/No se puede abrir',
    paths: ['/documents'],
    purpose: 'Qué se dice de un documento que no está, no llega o viene dañado.',
  },
  {
    title: 'Pantallas/Documentos/Responder una orden',
    paths: ['/documents'],
    purpose: 'Aceptar o rechazar una orden, con una nota, y ver qué se respondió.',
  },
  {
    title: 'Pantallas/Documentos/Subir boleta',
    paths: ['/documents'],
    purpose:
      'Elegir el PDF de la boleta del SII, mirar lo que dice y enviarla; enviarla de nuevo si la rechazan.',
  },
  {
    title: 'Pantallas/Documentos/Boleta leída de su PDF',
    paths: ['/documents'],
    purpose: 'Ver en los datos lo que dice el PDF, y en qué difiere, antes de enviar la boleta.',
  },
  {
    title: 'Pantallas/Documentos/Estado de la boleta',
    paths: ['/documents'],
    purpose: 'Saber en qué está la propia boleta, y por qué la rechazaron.',
  },
  {
    title: 'Pantallas/Aviso de boletas',
    paths: ['/documents'],
    purpose: 'Recordar hasta cuándo no se emiten boletas.',
  },
  ...SHELL_SCREENS,
  {
    title: 'Pantallas/Usuarios',
    paths: ['/documents-back'],
    purpose: 'Encontrar a una persona por nombre, correo o RUT, y ver si puede entrar.',
  },
  {
    title: 'Pantallas/Usuarios/Acciones',
    paths: ['/documents-back'],
    purpose: 'Invitar, activar y desactivar a una o a muchas personas, cambiar su rol, cerrar sus sesiones.',
  },
  {
    title: 'Pantallas/Persona',
    paths: ['/documents-back/users/:id'],
    purpose: 'Ver todo sobre una persona, y cuidar su acceso.',
  },
  {
    title: 'Pantallas/Persona/Cambios',
    paths: ['/documents-back/users/:id'],
    purpose: 'Corregir los datos de una persona con su motivo, y escribir su perfil vocal.',
  },
  {
    title: 'Pantallas/Persona/Correo',
    paths: ['/documents-back/users/:id'],
    purpose: 'Pedir otro correo para una persona, con el motivo, y ver el que está por confirmar.',
  },
  {
    title: 'Pantallas/Persona/Autorizaciones de voz',
    paths: ['/documents-back/users/:id'],
    purpose: 'Registrar qué autoriza una persona con su voz, según su contrato, y retirarlo si lo pide.',
  },
  {
    title: 'Pantallas/Postulaciones',
    paths: ['/documents-back'],
    purpose: 'Encontrar a quien postuló, por lo que dijo de su voz o por cómo va su postulación.',
  },
  {
    title: 'Pantallas/Postulaciones/Panel',
    paths: ['/documents-back'],
    purpose: 'Oír los videos, leer las respuestas, anotar y decidir; pasar a la siguiente.',
  },
  {
    title: 'Pantallas/Proyectos',
    paths: ['/projects-back-office'],
    purpose: 'Encontrar un proyecto, abrir sus capítulos, eliminarlo o recuperarlo.',
  },
  {
    title: 'Pantallas/Proyectos/Formulario',
    paths: ['/projects-back-office'],
    purpose:
      'Crear un proyecto o su temporada siguiente, y corregirlo, también cuando otra persona guardó antes.',
  },
  {
    title: 'Pantallas/Proyectos/Catálogos',
    paths: ['/projects-back-office'],
    purpose:
      'Mantener estados, clientes, señales y tasas de retención: agregar, renombrar, ordenar, archivar.',
  },
  {
    title: 'Pantallas/Proyectos/Catálogos/Estudio',
    paths: ['/projects-back-office'],
    purpose: 'Mantener los datos del estudio ante el SII y los bancos, y los feriados.',
  },
  {
    title: 'Pantallas/Proyectos/Catálogos/Bancos',
    paths: ['/projects-back-office'],
    purpose: 'Mantener los bancos y las cuentas de cargo, cada una con el archivo que pide su banco.',
  },
  {
    title: 'Pantallas/Proyectos/Papelera',
    paths: ['/projects-back-office'],
    purpose: 'Recuperar lo que se eliminó en los últimos 30 días.',
  },
  {
    title: 'Pantallas/Proyectos/Historial',
    paths: ['/projects-back-office'],
    purpose: 'Saber quién cambió qué de un proyecto, y cuándo.',
  },
  {
    title: 'Pantallas/Capítulos',
    paths: ['/projects-back-office/chapter-list', '/projects-back-office/chapter'],
    purpose: 'Saber qué capítulos vienen y cómo va cada uno; agregarlos, corregirlos, eliminarlos.',
  },
  {
    title: 'Pantallas/Capítulos/Elenco, casting',
    paths: ['/projects-back-office/chapter-list', '/projects-back-office/chapter'],
    purpose: 'Decir quién hace cada personaje de un capítulo, y anotar sus loops.',
  },
  {
    title: 'Pantallas/Capítulos/Importar',
    paths: ['/projects-back-office/chapter-list', '/projects-back-office/chapter'],
    purpose: 'Traer capítulos y elenco de una planilla, después de ver qué cambia y qué está mal.',
  },
  {
    title: 'Pantallas/Capítulos/Elenco del proyecto',
    paths: ['/projects-back-office/chapter-list', '/projects-back-office/chapter'],
    purpose: 'Ver quién hace cada personaje y en qué capítulos está; eliminar los que sobran.',
  },
  {
    title: 'Pantallas/Capítulos/Historial',
    paths: ['/projects-back-office/chapter-list', '/projects-back-office/chapter'],
    purpose: 'Saber quién cambió qué de un capítulo, y cuándo.',
  },
  {
    title: 'Pantallas/Capítulos por entregar, atrasados',
    paths: ['/projects-back-office/chapters'],
    purpose: 'Ver qué capítulos están atrasados y cuáles vienen, de todos los proyectos.',
  },
  ...OFFICE_SCREENS,
  ...PERSONAL_DATA_SCREENS,
  {
    title: 'Pantallas/Formularios/En un diálogo',
    paths: [],
    purpose:
      'Lo que hacen todos los formularios en un diálogo: guardar, señalar errores, avisar antes de cerrar.',
  },
  {
    title: 'Pantallas/Lista',
    paths: [],
    purpose: 'Lo que hacen todas las listas: contar, pasar de página, elegir varias filas.',
  },
  {
    title: 'Pantallas/Error de ruta',
    paths: [],
    purpose: 'Una dirección que no existe, o a la que no se puede entrar.',
  },
];
