import type { Breach } from '@doblaje/contract';
import { countText, peopleCountText } from '@doblaje/domain/amounts';
import { dayInChile, dayText } from '@doblaje/domain/days';
import { labelOfPeopleKind } from '@doblaje/domain/options/peopleKinds';
import { labelOfPersonalDataKind } from '@doblaje/domain/options/personalDataKinds';
import type { Database } from '../../ground/db/database';
import { readStudio } from '../catalogues/studio';
import { newPaper, writeLacking, writePaperFacts, writePaperHead, writePaperText } from '../orderPaper/paper';
import { readPrivacySettings } from '../privacy/settings';
import { readBreach } from './breaches';

const MISSING = 'Sin indicar';

const childrenText = (hasChildren: boolean) => (hasChildren ? 'Sí' : 'No');

function mailsText(mails: Breach['mails']): string {
  if (mails.length === 0) return 'Aún no se les ha escrito';
  return mails
    .map(({ sentAt, people }) => `${dayText(dayInChile(new Date(sentAt)))}, a ${peopleCountText(people)}`)
    .join('; ');
}

/**
 * The notice of a breach to the Agency, as a PDF. The same breach gives the same bytes.
 * @throws Problem 404
 */
export async function writeBreachNotice(db: Database, id: number, brand: string): Promise<Uint8Array> {
  const breach = await readBreach(db, id);
  const studio = await readStudio(db);
  const { representative, address, email } = await readPrivacySettings(db);
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
