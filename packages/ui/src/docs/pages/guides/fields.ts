import { type Guides, typing } from './guide';

/** Fields and forms. */
export const fields: Guides = {
  TextField: {
    use: 'Un texto de una línea. Si hay que elegir entre opciones conocidas: Select o SearchSelect.',
    keys: typing,
    does: [
      'Dar el ancho por el contenido: xs para una edad, sm para un RUT.',
      'Poner la ayuda debajo, siempre visible.',
    ],
    donts: ['Usar el texto de ejemplo como etiqueta.', 'Marcar lo obligatorio: se marca lo opcional.'],
  },
  TextArea: {
    use: 'Un texto de varias líneas: una nota, un motivo, una experiencia.',
    keys: [...typing, ['Enter', 'Empieza otra línea; no envía.']],
    does: ['Decir en la ayuda cuánto se espera.'],
    donts: ['Usarla para un dato de una línea.'],
  },
  NumberField: {
    use: 'Una cantidad: edad, loops, episodios. Dinero: CurrencyField. Un RUT o una cuenta no son cantidades: FormattedField.',
    keys: typing,
    does: ['Poner la unidad en la etiqueta o delante.'],
    donts: ['Agregar flechas para subir y bajar.'],
  },
  CurrencyField: {
    use: 'Un monto de dinero: pesos chilenos, o la moneda que se le diga. Otra cantidad: NumberField.',
    keys: typing,
    does: ['Decir en la etiqueta qué se paga: «Monto bruto», «Retención».'],
    donts: ['Redondear lo escrito: 1.000,5 se explica, no se cambia.'],
  },
  FormattedField: {
    use: 'Un texto que toma su forma mientras se escribe: RUT, teléfono. El formato lo da quien lo usa.',
    keys: typing,
    does: ['Aceptar lo pegado, con puntos o sin ellos.'],
    donts: ['Rechazar una tecla: se acepta y se explica el error.'],
  },
  Select: {
    use: 'Una opción entre tres y unas quince. Dos o tres cortas: RadioGroup. Muchas: SearchSelect.',
    keys: [
      ['Espacio, Enter, flechas', 'Abre la lista.'],
      ['Letras', 'Va a la opción que empieza así.'],
      ['Enter', 'Elige. El foco vuelve al campo.'],
      ['Escape', 'Cierra sin cambiar.'],
    ],
    does: ['Ordenar como lo espera quien lee, no por código.'],
    donts: ['Dejar elegida una opción que nadie eligió.'],
  },
  SearchSelect: {
    use: 'Una opción entre muchas: países, personas, capítulos. Se busca sin tildes y por código.',
    keys: [
      ['Letras', 'Filtra; la parte encontrada se subraya.'],
      ['↓ ↑', 'Abre la lista y pasa por las opciones.'],
      ['AvPág, RePág', 'Avanza o retrocede una página.'],
      ['Enter', 'Elige la opción; si no se pasó a ninguna, la primera.'],
      ['Escape', 'Cierra y devuelve lo elegido.'],
    ],
    does: ['Contar lo que hay con palabras propias: «249 países».'],
    donts: ['Usarlo para textos libres: lo que no es una opción no queda.'],
  },
  RadioGroup: {
    use: 'Una opción entre dos o tres, todas a la vista.',
    keys: [
      ['Tab', 'Llega a la elegida, o a la primera.'],
      ['Flechas', 'Eligen la siguiente o la anterior.'],
    ],
    does: ['Usar palabras cortas: caben en una franja.'],
    donts: ['Pasar de cuatro opciones.'],
  },
  Checkbox: {
    use: 'Aceptar algo, o elegir varias cosas. Para lo que actúa en el momento: Switch.',
    keys: [['Espacio', 'Marca o desmarca.']],
    does: ['Escribir la frase completa, con lo que se autoriza.'],
    donts: ['Marcarlo de antemano en un consentimiento.'],
  },
  Switch: {
    use: 'Encender o apagar algo que actúa en el momento, sin guardar.',
    keys: [['Espacio', 'Enciende o apaga.']],
    does: ['Nombrar lo que queda encendido: «Activo».'],
    donts: ['Usarlo en un formulario que se envía después.'],
  },
  DateField: {
    use: 'Una fecha, escrita dd-mm-aaaa o elegida en el calendario.',
    keys: [
      ...typing,
      ['Espacio, Enter', 'En el botón: abre el calendario.'],
      ['Flechas', 'En el calendario: día y semana.'],
      ['AvPág, RePág', 'En el calendario: mes.'],
      ['Escape', 'Cierra el calendario.'],
    ],
    does: ['Dejar escribir: un nacimiento se escribe más rápido que se busca.'],
    donts: ['Borrar lo escrito porque aún no es una fecha.'],
  },
  FileButton: {
    use: 'Un archivo y nada más: «Subir boleta». Para varios, o para arrastrar: Dropzone.',
    keys: [['Espacio, Enter', 'Abre el selector del sistema.']],
    does: ['Decir en el botón qué archivo es.'],
    donts: ['Enviar sin mostrar el nombre del archivo.'],
  },
  FieldRows: {
    use: 'Una lista de filas con los mismos campos. En un formulario, FormRows la une a los valores.',
    keys: [['Enter en «Eliminar»', 'Quita la fila; el foco va a la siguiente o a «Agregar».']],
    does: ['Nombrar cada fila con su número.'],
    donts: ['Pedir una fila que se puede dejar vacía.'],
  },
  FieldShell: {
    use: 'Etiqueta, control, error y ayuda de un campo nuevo. Los campos de la biblioteca ya lo traen.',
    does: ['Ponerlo directamente dentro de un campo de react-aria.'],
    donts: ['Escribir otra etiqueta al lado.'],
  },
  Form: {
    use: 'Un formulario sobre final-form: createForm une las partes al tipo de los valores.',
    keys: [['Enter', 'Envía, desde un campo de una línea.']],
    does: [
      'Poner FormSummary arriba: recibe el foco si el envío falla.',
      'Dejar lo escrito cuando el servidor rechaza.',
    ],
    donts: ['Mostrar un error antes de salir del campo o de enviar.'],
  },
  FormRows: {
    use: 'FieldRows unida a una lista de los valores del formulario.',
    does: ['Dar la fila vacía en empty.'],
    donts: ['Guardar el número de la fila en los valores.'],
  },
  FormGrid: {
    use: 'Dos campos por línea; uno bajo 640 px.',
    does: ['Juntar lo que se lee junto: nombre y apellido.'],
    donts: ['Usarla para un formulario de tres campos.'],
  },
  FormBar: {
    use: 'La barra al pie de un formulario largo: lo que falta guardar y sus botones.',
    does: ['Mostrarla mientras se edita y quitarla al guardar.'],
    donts: ['Poner dos en una página.'],
  },
  FormErrorSummary: {
    use: 'Los errores de un formulario en un bloque que recibe el foco. FormSummary lo llena solo.',
    keys: [['Enter en un error', 'Va a su campo.']],
    does: ['Nombrar el campo antes del error.'],
    donts: ['Mostrarlo antes de enviar.'],
  },
};
