import type { Guides } from './guide';

/** Layouts of pages, and their parts. */
export const layout: Guides = {
  MainLayout: {
    use: 'Las páginas con sesión: barra, menú, avisos y contenido.',
    keys: [['Tab', 'Primero «Saltar al contenido».']],
    does: ['Darle el estado del menú: los dos anchos son suyos.'],
    donts: ['Poner otra columna fija.'],
  },
  PublicLayout: {
    use: 'Las páginas sin sesión: una columna de 400 px y la banda al pie.',
    does: ['Una tarea por página.'],
    donts: ['Una tarjeta alrededor del formulario.'],
  },
  PublicHeader: {
    use: 'El encabezado sin sesión: logo y dos enlaces.',
    keys: [['Tab', 'Logo, «Iniciar sesión», «Registrarse».']],
    does: ['Marcar el enlace de la página que se ve.'],
    donts: ['Un tercer enlace.'],
  },
  OnboardingLayout: {
    use: 'El cuestionario: las pistas a la izquierda desde 1100 px, el paso a la derecha.',
    does: ['Un paso por página, con su título.'],
    donts: ['Contar en las pistas algo que no está en el texto: son adorno.'],
  },
  LocaleProvider: {
    use: 'El idioma de todo lo que está dentro: fechas, cifras y lo que los componentes dicen por su cuenta.',
    does: ['Uno alrededor de la aplicación, con los textos en un objeto que no cambia.'],
    donts: ['Repetir en cada componente un texto que vale para todos.'],
  },
  Stepper: {
    use: 'En qué paso se está, de cuántos. Los pasos hechos son enlaces.',
    keys: [
      ['Tab', 'Pasa por los pasos hechos.'],
      ['Enter', 'Vuelve a uno.'],
    ],
    does: ['Palabras cortas: se estiran hasta llenar su celda.'],
    donts: ['Dejar saltar hacia un paso que falta.'],
  },
  Tabs: {
    use: 'Vistas de una misma página. Cada una puede tener su dirección.',
    keys: [
      ['Flechas', 'Pasan por las pestañas.'],
      ['Tab', 'Sigue al contenido.'],
    ],
    does: ['Contar lo que hay en cada una.'],
    donts: ['Usarlas como pasos.'],
  },
  Breadcrumbs: {
    use: 'El camino hasta la página, cuando hay más de un nivel.',
    keys: [['Tab', 'Pasa por los niveles.']],
    does: ['Dejar el último sin enlace.'],
    donts: ['Usarlo en las páginas del menú.'],
  },
  PageHeading: {
    use: 'El título de la página, con su camino y una línea.',
    does: ['Uno por página.'],
    donts: ['Acciones que no son de toda la página.'],
  },
  Logo: {
    use: 'La marca: glifo y nombre, dado por quien la usa.',
    keys: [['Enter', 'Con dirección: lleva al inicio.']],
    does: ['Aire de medio glifo alrededor.'],
    donts: ['Cambiarle los colores.'],
  },
  RythmoBand: {
    use: 'La banda de doblaje: un adorno, invisible para lectores de pantalla.',
    does: ['Una línea corta por página.'],
    donts: ['Escribir en ella instrucciones.'],
  },
  SkipLink: {
    use: 'Lo primero de la página: salta lo que se repite.',
    keys: [['Tab, Enter', 'Aparece y lleva al contenido.']],
    does: ['Ponerlo antes de la barra.'],
    donts: ['Esconderlo también del foco.'],
  },
  VisuallyHidden: {
    use: 'Palabras solo para lectores de pantalla.',
    does: ['Decir lo que los ojos ven de otra manera.'],
    donts: ['Repetir lo que ya está escrito.'],
  },
  AsideColumns: {
    use: 'El contenido de una página con un aparte de 352 px; uno bajo otro antes de 1100 px.',
    does: ['Poner al lado lo que se consulta, no lo que se llena.'],
    donts: ['Dos apartes.'],
  },
  SideList: {
    use: 'Cosas de una misma clase al lado de la que está abierta. En una ventana angosta, un campo para elegirla.',
    keys: [['Enter', 'Abre la que tiene el foco.']],
    does: ['Dos líneas por cosa: qué es y cómo va.'],
    donts: ['Acciones dentro de cada una.'],
  },
  Stack: {
    use: 'Cosas una bajo otra, con el aire de un formulario.',
    does: ['Usarlo en lugar de márgenes.'],
    donts: ['Anidarlo para ajustar un espacio.'],
  },
  FootNote: {
    use: 'La línea bajo un formulario: la otra posibilidad.',
    does: ['Una pregunta y su enlace.'],
    donts: ['Textos legales.'],
  },
};
