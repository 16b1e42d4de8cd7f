import { greeting, type Letter, type LetterData } from '../../ground/mail/letter';

/** Confirms that an application arrived. The mail contains none of its answers (desk.md §7). */
export function applicationSentLetter({ brand, firstName, addressOf }: LetterData): Letter {
  return {
    subject: 'Recibimos tu postulación',
    before: [
      greeting(firstName),
      `Tu postulación para trabajar con ${brand} llegó completa y está en revisión. Te avisaremos cuando la hayamos revisado.`,
    ],
    action: { label: 'Ver mi postulación', address: addressOf('/home') },
    after: ['No necesitas hacer nada más. En Principal puedes ver en qué va.'],
  };
}

/** Tells that an application was accepted. The mail contains none of its answers (desk.md §7). */
export function applicationAcceptedLetter({ brand, firstName, addressOf }: LetterData): Letter {
  return {
    subject: 'Aceptamos tu postulación',
    before: [
      greeting(firstName),
      `Tu postulación para trabajar con ${brand} fue aceptada. Desde ahora podemos asignarte personajes y encargos.`,
    ],
    action: { label: 'Completar mi ficha', address: addressOf('/home') },
    after: [
      'Cuando haya un trabajo para ti, te escribiremos. Mientras tanto, revisa que tu ficha esté completa.',
    ],
  };
}

/** Tells that an application was refused. The mail contains none of its answers (desk.md §7). */
export function applicationRejectedLetter({ brand, firstName, addressOf }: LetterData): Letter {
  return {
    subject: 'Revisamos tu postulación',
    before: [
      greeting(firstName),
      `Gracias por postular a ${brand}. Revisamos tu postulación y esta vez no seguiremos adelante con ella.`,
    ],
    action: { label: 'Ver mi postulación', address: addressOf('/home') },
    after: [
      'Puedes postular de nuevo cuando quieras. Guardamos tus respuestas y videos por 12 meses y después se borran; también puedes borrar tus datos antes, en Principal.',
    ],
  };
}
