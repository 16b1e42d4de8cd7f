import { greeting, type Letter, type LetterData } from '../../ground/mail/letter';
import { type BoletaName, worksText } from './boletaNames';

/** A boleta to hand in, as mails name it. */
interface MissingBoleta extends BoletaName {
  id: number;
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
      `${brand} cierra el mes y aún espera ${worksText(papers)}:`,
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
