import type { Nomina } from '@doblaje/contract';
import { dayInChile } from '@doblaje/domain/days';
import type { Database } from '../ground/db/database';
import type { Doer } from '../ground/history/audited';
import { readChargeAccounts } from '../office/catalogues/chargeAccounts';
import { bankFiles, ownTransfers } from '../office/nominas/chargeFile';
import { checkAnswer } from '../office/nominas/checkAnswer';
import { confirmAnswer } from '../office/nominas/confirmAnswer';
import { readNomina } from '../office/nominas/read';
import { lastFile } from '../office/nominas/transfers';
import type { BoletaMade, DemoBoleta } from './demoBoletaList';

interface Answering {
  made: readonly BoletaMade[];
  /** Who does it, some hours ago. */
  doerAt: (hours: number) => Doer;
  /** Creates the nómina of the boletas in a state. */
  nominaOf: (doer: Doer, state: DemoBoleta['state']) => Promise<Nomina>;
}

/** Creates a nómina whose file is at the bank, and one that the bank answered: it paid one person, rejected one and lets one wait. */
export async function createDemoAnswers(
  transaction: Database,
  { made, doerAt, nominaOf }: Answering,
): Promise<void> {
  const sent = await nominaOf(doerAt(5), 'sent');
  await download(transaction, doerAt(4), sent.id);
  const { id } = await nominaOf(doerAt(30), 'answered');
  await download(transaction, doerAt(29), id);
  const answer = { name: 'Detalle_nomina.csv', bytes: await answerOf(transaction, id, made) };
  const { shown } = await checkAnswer(transaction, id, answer);
  const { updatedAt } = await readNomina(transaction, id);
  const doer = doerAt(3);
  const confirmed = { ...answer, paidOn: dayInChile(doer.now), seen: shown.seen, updatedAt };
  // These people get no mail, because it is old news.
  const nobody = async () => undefined;
  await confirmAnswer(transaction, doer, id, confirmed, { rejected: nobody, paid: nobody });
}

/** Downloads a nómina's file: for the studio's account, or the studio's own CSV where it has none. */
async function download(transaction: Database, doer: Doer, id: number): Promise<void> {
  const [account] = await readChargeAccounts(transaction);
  if (account) await bankFiles(transaction, doer, id, { account: account.id, again: false });
  else await ownTransfers(transaction, doer, id, false);
}

/** The bank's answer to the payments of a nómina's file. */
async function answerOf(db: Database, id: number, made: readonly BoletaMade[]) {
  const file = await lastFile(db, id);
  const lines = (file?.transfers ?? []).map(({ person_id, person_name, holder_rut, net }) => {
    const { boleta } = made.find((one) => one.boleta.bank && one.personId === person_id) ?? {};
    const [state = '', reason = ''] = boleta?.bank ?? [];
    return [holder_rut, person_name, net, state, reason].join(';');
  });
  return new TextEncoder().encode(['Rut;Nombre;Monto;Estado;Motivo', ...lines].join('\r\n'));
}
