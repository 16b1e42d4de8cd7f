import type { Guides } from './guide';

/** Buttons, links, menus and layers over the page. */
export const actions: Guides = {
  Button: {
    use: 'Hace algo aquí. Si lleva a otra página: LinkButton o Link.',
    keys: [['Espacio, Enter', 'Lo presiona. Ocupado no vuelve a enviar, y conserva el foco.']],
    does: ['Un botón primario por vista.', 'Infinitivo: «Guardar cambios».'],
    donts: ['Deshabilitar sin decir por qué.', 'Usar el rojo para algo que no destruye.'],
  },
  ButtonRow: {
    use: 'Los botones de un formulario, en orden y con su aire.',
    does: ['Poner primero el principal.'],
    donts: ['Más de tres.'],
  },
  HeadAction: {
    use: 'El botón callado al lado del título de una sección: «Editar».',
    keys: [['Espacio, Enter', 'Lo presiona.']],
    does: ['Quitarlo mientras la sección se edita.'],
    donts: ['Poner dos.'],
  },
  TextButton: {
    use: 'En medio de un texto, algo que se hace aquí y parece un enlace.',
    keys: [['Espacio, Enter', 'Lo presiona.']],
    does: ['Un infinitivo corto: «Agregar RUT».'],
    donts: ['Llevar con él a otra página.'],
  },
  Link: {
    use: 'Lleva a otra página, dentro de un texto.',
    keys: [['Enter', 'Va.']],
    does: ['Decir adónde lleva.'],
    donts: ['«Haz clic aquí».'],
  },
  LinkButton: {
    use: 'Lleva a otra página con el peso de un botón: «Ir a inicio sesión».',
    keys: [['Enter', 'Va.']],
    does: ['Usarlo para el paso que sigue.'],
    donts: ['Usarlo para enviar un formulario.'],
  },
  Menu: {
    use: 'Lo menos usado de una fila o de una página, tras un botón.',
    keys: [
      ['Espacio, Enter, ↓', 'Abre y va a la primera.'],
      ['Flechas, letras', 'Pasan por las entradas.'],
      ['Escape', 'Cierra; el foco vuelve al botón.'],
    ],
    does: ['Poner lo que elimina al final.'],
    donts: ['Esconder en él la única acción.'],
  },
  ActionList: {
    use: 'Acciones de una cuenta o de una ficha, una bajo otra.',
    keys: [
      ['Tab', 'Pasa por ellas.'],
      ['Enter', 'La sigue o la hace.'],
    ],
    does: ['Dejar la que borra al final, en rojo.'],
    donts: ['Usarla como menú de navegación.'],
  },
  Dialog: {
    use: 'Un formulario corto sobre la página. Para una pregunta: AlertDialog. Para detalles: Drawer.',
    keys: [
      ['Tab', 'No sale de él.'],
      ['Escape', 'Lo cierra; el foco vuelve a quien lo abrió.'],
    ],
    does: ['Poner primero el foco en lo que no daña.'],
    donts: ['Abrir uno sobre otro.'],
  },
  AlertDialog: {
    use: 'Una pregunta que hay que responder: rechazar, salir sin guardar. Eliminar no pregunta: se deshace.',
    keys: [['Escape', 'Responde que no.']],
    does: ['Repetir el verbo en el botón: «Rechazar orden».'],
    donts: ['«¿Está seguro?» con «Sí» y «No».'],
  },
  Drawer: {
    use: 'Los detalles de una fila: al lado de la lista donde le quedan 30 rem, si no sobre la página.',
    keys: [
      ['Escape', 'Lo cierra; el foco vuelve a la fila.'],
      ['Tab', 'Al lado de la lista sigue hacia la página; sobre ella no sale de él.'],
    ],
    does: ['Mantener la lista usable al lado.'],
    donts: ['Meter en él un formulario largo.'],
  },
  Tooltip: {
    use: 'El nombre de un ícono que no tiene texto al lado.',
    keys: [
      ['Tab', 'Lo muestra al llegar.'],
      ['Escape', 'Lo esconde.'],
    ],
    does: ['Una línea, sin botones.'],
    donts: ['Poner en él algo que solo está ahí.'],
  },
};
