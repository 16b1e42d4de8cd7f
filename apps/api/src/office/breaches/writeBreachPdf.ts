import type { Breach } from '@doblaje/contract';
import { countText, peopleCountText } from '@doblaje/domain/amounts';
import { dayInChile, dayText } from '@doblaje/domain/days';
import { labelOfPeopleKind } from '@doblaje/domain/options/peopleKinds';
import { labelOfPersonalDataKind } from '@doblaje/domain/options/personalDataKinds';
import { newPaper, writeLacking, writePaperFacts, writePaperHead, writePaperText } from '../orderPaper/paper';

/** The data on the notice of a breach. */
export interface BreachPaperData {
  breach: Breach;
  /** The studio's name in the portal. */
  brand: string;
  /** Its legal name and RUT; '' until ADMIN fills them in. */
  studio: { name: string; rut: string };
  /** Who answers for personal data; '' until ADMIN fills it in. */
  contact: { representative: string; address: string; email: string };
}

const MISSING = 'Sin indicar';

const childrenText = (hasChildren: boolean) => (hasChildren ? 'Sí' : 'No');

function mailsText(mails: Breach['mails']): string {
  if (mails.length === 0) return 'Aún no se les ha escrito';
  return mails
    .map(({ sentAt, people }) => `${dayText(dayInChile(new Date(sentAt)))}, a ${peopleCountText(people)}`)
    .join('; ');
}

/** Writes the notice of a breach to the Agency as a PDF. The same breach gives the same bytes. */
export async function writeBreachPdf({
  breach,
  brand,
  studio,
  contact,
}: BreachPaperData): Promise<Uint8Array> {
  const { representative, address, email } = contact;
  const heading = 'Notificación de una vulneración de datos personales';
  const { page, written } = newPaper({ title: heading, brand, at: new Date(breach.updatedAt) });
  writePaperHead(page, { brand, shown: `Registro N.º ${breach.id}`, heading });
  writePaperText(
    page,
    'A la Agencia de Protección de Datos Personales',
    'Ley 19.628, modificada por la Ley 21.719, artículo 14 sexies.',
  );
  page.y += 8;
  writePaperFacts(page, [
    ['Responsable', studio.name || brand],
    ['RUT', studio.rut || MISSING],
    ['Representante', representative || MISSING],
    ['Dirección', address || MISSING],
    ['Correo', email || MISSING],
    ['Qué pasó', breach.title],
    ['Desde', dayText(breach.since)],
    ['Se supo', dayText(breach.foundOn)],
    ['Clases de datos', breach.dataKinds.map(labelOfPersonalDataKind).join('; ')],
    ['De quiénes', breach.peopleKinds.map(labelOfPeopleKind).join('; ')],
    ['Menores de 14', childrenText(breach.hasChildren)],
    ['Cuántas personas', breach.peopleCount === null ? 'Aún no se sabe' : countText(breach.peopleCount)],
    ['Se les escribió', mailsText(breach.mails)],
  ]);
  writePaperText(page, 'Los hechos', breach.what);
  page.y += 8;
  writePaperText(page, 'Sus efectos', breach.effects);
  page.y += 8;
  writePaperText(page, 'Las medidas', breach.measures);
  const { title, what, effects, measures } = breach;
  writeLacking(page, [title, what, effects, measures, studio.name, representative, address]);
  page.end(heading);
  return written;
}
