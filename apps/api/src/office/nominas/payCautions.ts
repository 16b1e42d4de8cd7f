import { dayText } from '@doblaje/domain/days';
import type { Database } from '../../ground/db/database';
import { differingReadings } from '../pdfReadings/differences';
import type { siiCautions } from '../siiSheets/cautions';

/**
 * What else to know of some boletas before they are paid, in sentences, by id: in which the PDF differs from what was sent, and that the
 * studio observed it at the SII, unless the sheet says so already.
 * @param atSii what the sheets say of them
 */
export async function payCautions(
  db: Database,
  boletas: readonly number[],
  atSii: Awaited<ReturnType<typeof siiCautions>>,
): Promise<ReadonlyMap<number, string[]>> {
  if (boletas.length === 0) return new Map();
  const differing = await differingReadings(db, boletas);
  const observed = await db
    .selectFrom('boletas')
    .select(['id', 'sii_on'])
    .where('id', 'in', boletas)
    .where('sii_state', '=', 'observed')
    .execute();
  const noted = new Map(
    observed
      .filter(({ id }) => atSii.get(id)?.state !== 'observed')
      .map(({ id, sii_on }) => [id, `El estudio la observó en el SII el ${dayText(sii_on)}.`]),
  );
  return new Map(
    boletas.flatMap((id): [number, string[]][] => {
      const note = noted.get(id);
      const told = [...(note === undefined ? [] : [note]), ...(differing.get(id) ?? [])];
      return told.length === 0 ? [] : [[id, told]];
    }),
  );
}
