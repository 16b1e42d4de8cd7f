import type { SharedDocumentKind } from '@doblaje/domain/options/sharedDocumentKinds';
import { greeting, type Letter, type LetterData, writeToStudio } from '../../ground/mail/letter';
import type { BoletaName } from './boletaNames';

/** The paper of an order. Mails leave out the amount and all personal data (desk.md §7). */
interface OrderPaper {
  id: string;
  /** 'Orden de Actuación N.º 1.246'. */
  title: string;
  project: string | null;
}

/** Projects in the middle of a sentence: 'para La ronda, temporada 2, está terminada'. */
const inSentence = (project: string) => (project.includes(', temporada ') ? `${project},` : project);

const paperAddress = ({ id }: OrderPaper) => `/documents?documento=${id}`;

/** Tells that an order waits for an answer. */
export function orderIssuedLetter({ firstName, addressOf, brand }: LetterData, paper: OrderPaper): Letter {
  return {
    subject: `Tienes una orden de trabajo nueva: ${paper.title}`,
    before: [
      greeting(firstName),
      `${brand} te envió la ${paper.title} para ${paper.project}. Ábrela, revisa las fechas y responde si la aceptas o la rechazas.`,
    ],
    action: { label: 'Ver y responder la orden', address: addressOf(paperAddress(paper)) },
    after: ['También la encuentras en Documentos.'],
  };
}

const SHARED: Readonly<Record<SharedDocumentKind, { what: string; name: string; isNew: string }>> = {
  contract: { what: 'un contrato', name: 'el contrato', isNew: 'nuevo' },
  script: { what: 'un guion', name: 'el guion', isNew: 'nuevo' },
  'minor-authorization': { what: 'una autorización', name: 'la autorización', isNew: 'nueva' },
  'school-certificate': { what: 'un certificado escolar', name: 'el certificado', isNew: 'nuevo' },
};

/** Tells that a contract or script was filed for somebody. */
export function documentSharedLetter(
  { firstName, addressOf, brand }: LetterData,
  paper: OrderPaper & { kind: string },
): Letter {
  const { what, name, isNew } = SHARED[paper.kind as SharedDocumentKind];
  const place = paper.project ? ` para ${paper.project}` : '';
  return {
    subject: `Tienes ${what} ${isNew}: ${paper.title}`,
    before: [greeting(firstName), `${brand} te envió ${what}${place}: «${paper.title}».`],
    action: {
      label: `Ver ${name}`,
      address: addressOf(paperAddress(paper)),
    },
    after: ['También lo encuentras en Documentos.'],
  };
}

/** Tells that an order was voided. Only the portal gives the reason. */
export function orderVoidedLetter(
  { firstName, addressOf, brand, contact }: LetterData,
  paper: OrderPaper,
): Letter {
  return {
    subject: `Se anuló una orden de trabajo: ${paper.title}`,
    before: [
      greeting(firstName),
      `${brand} anuló la ${paper.title} para ${paper.project}. No tienes que hacer ese trabajo; el motivo está en el portal.`,
    ],
    action: { label: 'Ver la orden', address: addressOf(paperAddress(paper)) },
    after: [
      writeToStudio(
        contact,
        'Si ya habías empezado, escríbele al estudio',
        'Si ya habías empezado, díselo a la persona del estudio que te lo encargó.',
      ),
    ],
  };
}

/** A boleta, as mails name it. */
interface BoletaPaper extends BoletaName {
  id: number;
  /** Whether the studio corrected the order's amount when it was finished. */
  isCorrected: boolean;
}

/** Says where to find a corrected amount. No mail contains the amount itself. */
const amountText = ({ isCorrected }: BoletaPaper) =>
  isCorrected
    ? [
        'El estudio corrigió el monto de la orden al terminarla: el monto bruto nuevo y el motivo están en el portal.',
      ]
    : [];

const uploadAddress = ({ id }: BoletaPaper) => `/documents?boleta=${id}`;

/** Tells that an order is finished and that the person can upload the boleta. */
export function boletaToUploadLetter(
  { firstName, addressOf, brand }: LetterData,
  paper: BoletaPaper,
): Letter {
  return {
    subject: `Ya puedes subir tu boleta: ${paper.order}`,
    before: [
      greeting(firstName),
      `La ${paper.order} para ${inSentence(paper.project)} está terminada. Emite la boleta de honorarios por el monto bruto de la orden, a nombre de ${brand}, en el sitio del SII y súbela aquí.`,
      ...amountText(paper),
    ],
    action: { label: 'Subir mi boleta', address: addressOf(uploadAddress(paper)) },
    after: ['También la puedes subir desde Documentos.'],
  };
}

/** Asks for another boleta in place of one that was annulled at the SII. */
export function anotherBoletaLetter(
  { firstName, addressOf, brand }: LetterData,
  paper: BoletaPaper,
  folio: number,
): Letter {
  return {
    subject: `Necesitamos otra boleta: ${paper.order}`,
    before: [
      greeting(firstName),
      `La boleta N.º ${folio} de ${paper.theOrder} para ${inSentence(paper.project)} quedó anulada en el SII. Emite otra por el monto bruto de ${paper.isOfSeveral ? 'las órdenes' : 'la orden'}, a nombre de ${brand}, y súbela aquí.`,
    ],
    action: { label: 'Subir la nueva boleta', address: addressOf(uploadAddress(paper)) },
    after: ['También la puedes subir desde Documentos.'],
  };
}

/** Tells that a boleta was rejected, and why. */
export function boletaRejectedLetter(
  { firstName, addressOf, brand }: LetterData,
  paper: BoletaPaper,
  reason: string,
): Letter {
  return {
    subject: `Tu boleta fue rechazada: ${paper.order}`,
    before: [
      greeting(firstName),
      `${brand} revisó la boleta de ${paper.theOrder} para ${inSentence(paper.project)} y la rechazó por este motivo:`,
      `«${reason}»`,
    ],
    action: { label: 'Subir la boleta de nuevo', address: addressOf(uploadAddress(paper)) },
    after: ['Corrige lo que haga falta y súbela de nuevo. También la encuentras en Documentos.'],
  };
}

/** Asks for the PDF of a boleta that only the SII has. It says neither amount nor folio (desk.md §7). */
export function boletaPdfLetter({ firstName, addressOf, brand, contact }: LetterData): Letter {
  return {
    subject: 'Nos falta el PDF de una boleta tuya',
    before: [
      greeting(firstName),
      `En el SII hay una boleta que emitiste a nombre de ${brand} y su PDF no está en el portal. Sin él no podemos revisarla ni pagarla.`,
    ],
    action: { label: 'Subir mi boleta', address: addressOf('/documents?tipo=boleta') },
    after: [
      'Súbela en Documentos, en la orden de trabajo que corresponde, tal como la entrega el SII.',
      writeToStudio(
        contact,
        'Si no la emitiste tú, o ya la anulaste, escríbele al estudio',
        'Si no la emitiste tú, o ya la anulaste, díselo a la persona del estudio con la que trabajas.',
      ),
    ],
  };
}
