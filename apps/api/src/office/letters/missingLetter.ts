import { greeting, type Letter, type LetterData } from '../../ground/mail/letter';

/** A boleta to hand in. Mails name it by its order, and leave out the amount and all personal data (desk.md §7). */
interface MissingBoleta {
  id: number;
  /** 'Orden de Actuación N.º 1.246'. */
  order: string;
  project: string;
  /** It was handed in, and the studio asked for another one. */
  isRejected: boolean;
}

/** The most orders that a mail names. It gives only the number of the others. */
const NAMED = 10;

const REJECTED = ': la que subiste fue rechazada. Corrígela o sube otra';

/** Reminds a person of finished work whose boleta the studio waits for. */
export function boletasMissingLetter(
  { firstName, addressOf, brand }: LetterData,
  papers: readonly MissingBoleta[],
): Letter {
  const [only] = papers.length === 1 ? papers : [];
  const named = papers
    .slice(0, NAMED)
    .map(({ order, project, isRejected }) => `${order} para ${project}${isRejected ? REJECTED : ''}`);
  const others = papers.length - named.length;
  return {
    subject: only ? `Falta tu boleta: ${only.order}` : `Faltan ${papers.length} boletas tuyas`,
    before: [
      greeting(firstName),
      `${brand} cierra el mes y aún espera ${only ? 'la boleta de este trabajo' : 'las boletas de estos trabajos'}:`,
      ...named,
      ...(others > 0 ? [others === 1 ? 'y 1 más.' : `y ${others} más.`] : []),
      'Lo que se sube después del cierre se paga en un mes siguiente.',
    ],
    action: {
      label: only ? 'Subir mi boleta' : 'Subir mis boletas',
      address: addressOf(only ? `/documents?boleta=${only.id}` : '/documents'),
    },
    after: papers.some(({ isRejected }) => isRejected) ? [] : ['Si ya la subiste, no tienes que hacer nada.'],
  };
}
