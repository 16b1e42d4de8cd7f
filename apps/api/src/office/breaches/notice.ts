import type { Database } from '../../ground/db/database';
import { readStudio } from '../catalogues/studio';
import { readPrivacySettings } from '../privacy/settings';
import { readBreach } from './breaches';
import { writeBreachPdf } from './writeBreachPdf';

/**
 * The notice of a breach to the Agency, as a PDF.
 * @throws Problem 404
 */
export async function writeBreachNotice(db: Database, id: number, brand: string): Promise<Uint8Array> {
  const breach = await readBreach(db, id);
  const studio = await readStudio(db);
  return writeBreachPdf({ breach, brand, studio, contact: await readPrivacySettings(db) });
}
