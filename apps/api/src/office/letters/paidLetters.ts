import { dayText } from '@doblaje/domain/days';
import { greeting, type Letter, type LetterData, writeToStudio } from '../../ground/mail/letter';
import { type BoletaName, worksText } from './boletaNames';

/** A paid boleta, as mails name it. */
interface PaidBoleta extends BoletaName {
  documentId: string | null;
}

/** The most orders that a mail names. It gives only the number of the others. */
const NAMED = 10;

/** Tells a person which of their boletas a nómina has paid. */
export function boletasPaidLetter(
  { firstName, addressOf, brand }: LetterData,
  papers: readonly PaidBoleta[],
  paidOn: string,
): Letter {
  const [only] = papers.length === 1 ? papers : [];
  const named = papers.slice(0, NAMED).map(({ order, project }) => `${order} para ${project}`);
  const others = papers.length - named.length;
  const path = only?.documentId ? `/documents?documento=${only.documentId}` : '/documents?tipo=boleta';
  return {
    subject: only ? `Pagamos tu boleta: ${only.order}` : `Pagamos ${papers.length} boletas tuyas`,
    before: [
      greeting(firstName),
      `${brand} pagó el ${dayText(paidOn)} ${worksText(papers)}, por transferencia:`,
      ...named,
      ...(others > 0 ? [others === 1 ? 'y 1 más.' : `y ${others} más.`] : []),
    ],
    action: { label: only ? 'Ver mi boleta' : 'Ver mis boletas', address: addressOf(path) },
    after: ['Según el banco, la transferencia puede tardar hasta un día hábil.'],
  };
}

const CHECK_TEXT =
  'Revisa que el banco, el tipo y el número de cuenta sean los de una cuenta abierta, y que el RUT y el nombre del titular sean los de esa cuenta.';
const WRITTEN_TEXT =
  'Los escribes tú en Principal, en la sección Datos bancarios. Nunca te los pediremos por correo ni por teléfono.';

const ifRight = (contact: LetterData['contact']) =>
  writeToStudio(
    contact,
    'Si tus datos están bien, escríbele al estudio',
    'Si tus datos están bien, díselo a la persona del estudio con la que trabajas.',
  );

/**
 * Tells a person that their bank rejected the transfer, and what to mend. It has neither amounts nor bank data (desk.md §7).
 * @param reason of the bank; '' without one
 */
export function paymentRejectedLetter(
  { firstName, addressOf, brand, contact }: LetterData,
  reason: string,
): Letter {
  // A reason with digits may hold an account or a RUT.
  const told = reason === '' || /\d/.test(reason) ? [] : [`El motivo, según el banco: «${reason}».`];
  return {
    subject: 'El banco rechazó la transferencia de tus honorarios: revisa tus datos bancarios',
    before: [
      greeting(firstName),
      `${brand} te transfirió tus honorarios y el banco devolvió el pago.`,
      ...told,
      `${CHECK_TEXT} Cuando estén bien, te pagamos de nuevo.`,
    ],
    action: { label: 'Revisar mis datos bancarios', address: addressOf('/home') },
    after: [WRITTEN_TEXT, ifRight(contact)],
  };
}

/** Asks to look at bank data that a bank is likely to reject. */
export function bankReviewLetter({ firstName, addressOf, brand, contact }: LetterData): Letter {
  return {
    subject: 'Revisa tus datos bancarios para que podamos pagarte',
    before: [
      greeting(firstName),
      `${brand} va a pagarte, y con los datos bancarios de tu ficha el banco puede rechazar la transferencia.`,
      CHECK_TEXT,
    ],
    action: { label: 'Revisar mis datos bancarios', address: addressOf('/home') },
    after: [WRITTEN_TEXT, ifRight(contact)],
  };
}

/** Asks for the bank data that a transfer needs. */
export function bankDataLetter(
  { firstName, addressOf, brand, contact }: LetterData,
  country: string,
): Letter {
  return {
    subject: 'Completa tus datos bancarios para que podamos pagarte',
    before: [
      greeting(firstName),
      `${brand} tiene una boleta tuya aprobada y no puede pagarla: en tu ficha faltan datos bancarios, o alguno no es válido.`,
    ],
    action: { label: 'Completar mis datos bancarios', address: addressOf('/home') },
    after: [
      WRITTEN_TEXT,
      // The data sheet of other countries has no bank section.
      ...(country === 'CL'
        ? []
        : [
            'Esa sección aparece cuando tu país, en Datos personales, es Chile: si aún no lo has elegido, empieza por ahí.',
            writeToStudio(
              contact,
              'Si cobras en otro país, escríbele al estudio',
              'Si cobras en otro país, díselo a la persona del estudio con la que trabajas.',
            ),
          ]),
    ],
  };
}
