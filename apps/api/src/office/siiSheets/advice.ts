import type { SiiMatchLine } from '@doblaje/contract';
import { dayText } from '@doblaje/domain/days';
import { labelOfBoletaState } from '@doblaje/domain/options/boletaStates';
import { labelOfSiiState } from '@doblaje/domain/options/siiStates';
import { amountDifferences, type SheetKind, type SheetLine } from '@doblaje/domain/siiSheet';
import { annulmentDays, annulmentFollows, annulmentWay, siiDue } from '@doblaje/domain/siiStates';
import type { BoletaHere } from './boletasHere';

/** Spanish sentences about one line of a match: what to do. */
type Advice = (here: BoletaHere) => string;

/** A line in force and its boleta here. */
type PairAdvice = (line: SheetLine, here: BoletaHere) => string;

const STATES_DIFFER: Advice = ({ state }) =>
  `Aquí está ${labelOfBoletaState(state).toLowerCase()} y en el SII sigue vigente: acláralo con la persona.`;

const isRefused = ({ state }: BoletaHere) => state === 'rejected';

/** The dates, where they are not the same. */
export const dateDifference = (line: SheetLine, here: BoletaHere): string[] =>
  line.issuedOn === here.issuedOn
    ? []
    : [`Fecha: ${dayText(line.issuedOn)} en el SII y ${dayText(here.issuedOn)} aquí`];

/** The states at the SII, where only the sheet has a boleta as observed. */
export const stateDifference = (line: SheetLine, { siiState }: BoletaHere): string[] =>
  line.state === 'observed' && siiState !== 'observed'
    ? [`Estado: ${labelOfSiiState(line.state)} en el SII y ${labelOfSiiState(siiState)} aquí`]
    : [];

/** For a boleta that is at the SII with the same amounts. */
export const adviceForSame: PairAdvice = (line, here) => {
  // Refused here and observed there say the same.
  if (isRefused(here) && line.state !== 'observed') return STATES_DIFFER(here);
  return line.issuedOn === here.issuedOn
    ? 'Nada que hacer.'
    : 'Los montos coinciden y la fecha no: revisa la fecha en su PDF.';
};

/** What follows from a boleta that the studio observed at the SII: that it knows nothing of it. */
const afterObserved: Advice = (here) => {
  if (isRefused(here)) return 'Aquí ya está rechazada.';
  if (here.state === 'paid' || here.bank === 'paid') return 'Ya se pagó: revisa si su retención se declara.';
  return 'Aclara por qué se observó antes de pagarla.';
};

/** For a boleta that has other amounts at the SII, or is observed there and not here. */
export const adviceForDiffering: PairAdvice = (line, here) => {
  const isNew = stateDifference(line, here).length > 0;
  const note = isNew ? `Anota que el estudio la observó. ${afterObserved(here)}` : '';
  const hasAmounts = amountDifferences(line, here).length > 0;
  if (!hasAmounts || (isNew && isRefused(here))) return note;
  return [note, adviceForAmounts(here)].filter(Boolean).join(' ');
};

/** For a boleta whose amounts are others at the SII. */
const adviceForAmounts: Advice = (here) => {
  if (isRefused(here)) return STATES_DIFFER(here);
  if (here.state === 'paid') return 'Ya se pagó con otros montos: aclara la diferencia con la persona.';
  if (here.bank === 'paid')
    return 'El banco ya pagó la transferencia de su nómina: aclara la diferencia con la persona.';
  if (here.bank === 'waiting')
    return 'Su nómina está en el banco, que espera que la cobren: mientras tanto no se quita. Compárala con su PDF y aclara la diferencia con la persona.';
  if (here.bank === 'handedOut')
    return 'El archivo de su nómina ya se descargó: si el banco aún no lo tiene, quítala de ella y compárala con su PDF; si ya lo tiene, espera su respuesta.';
  if (here.nomina === 'prepared')
    return 'Está en una nómina preparada: quítala de ella y compárala con su PDF antes de pagar.';
  if (here.state === 'approved') return 'Está aprobada: quita la aprobación y compárala con su PDF.';
  return 'Compárala con su PDF: si los montos de aquí no son los del PDF, recházala.';
};

/** For a boleta that only the SII has. */
export function adviceForOnlyAtSii(kind: SheetKind, person: SiiMatchLine['person']): string {
  if (kind === 'bte') return 'La emitió el estudio: sube su PDF en la boleta de la persona.';
  if (!person)
    return 'Nadie del portal tiene este RUT: si el estudio no la conoce, obsérvala en el sitio del SII.';
  return person.isActive
    ? 'Pide el PDF a la persona.'
    : 'Su cuenta no está activa: pídele el PDF fuera del portal.';
}

/** For a boleta that only the SII has, and that the studio observed there. */
export function adviceForObservedThere(kind: SheetKind, person: SiiMatchLine['person']): string {
  if (kind === 'bte' || !person) return 'Está observada en el SII y aquí no hay ninguna: nada que hacer.';
  const told =
    'Está observada en el SII y aquí no hay ninguna. Si después de todo es de un trabajo del estudio,';
  return person.isActive
    ? `${told} pide el PDF a la persona.`
    : `${told} pide el PDF a la persona fuera del portal: su cuenta no está activa.`;
}

/** For a boleta that the sheet does not have. */
export const adviceForOnlyHere: Advice = ({ rut, state, siiState, isOwed }) => {
  if (rut === '') return 'La ficha de la persona no tiene RUT: pídele que lo complete y compara otra vez.';
  if (state === 'annulled') return 'Aquí está anulada y la planilla no la tiene: nada que hacer.';
  if (siiState === 'annulled')
    return isOwed
      ? 'Se pagó y está nula, y la planilla no la tiene: regularízala con una boleta posterior de la persona.'
      : 'Se pagó y está nula, y la planilla no la tiene. Ya está regularizada: nada que hacer.';
  return 'Revisa en su PDF el folio, el RUT y la fecha. Si son esos, no está en el SII: acláralo con la persona.';
};

/** How a boleta in force is annulled at the SII on a day. */
function wayOf({ kind, issuedOn, gross }: SheetLine, today: string): string {
  if (kind === 'bte') return 'anúlala en el sitio del SII.';
  const days = annulmentDays(issuedOn);
  switch (annulmentWay({ issuedOn, gross }, today)) {
    case 'alone':
      return `la persona la anula sola hasta el ${dayText(days?.aloneUntil ?? '')}.`;
    case 'ask':
      return `la persona pide anularla y el estudio lo confirma hasta el ${dayText(days?.answerUntil ?? '')}.`;
    default:
      return 'ya solo se anula por petición en papel (F2117).';
  }
}

/** For a boleta in force at the SII that is noted here as annulled, or about to be. */
function adviceForInForce(line: SheetLine, here: BoletaHere, today: string): string {
  const atSii = `en el SII está ${labelOfSiiState(line.state).toLowerCase()}`;
  const isObserved = line.state === 'observed';
  if (here.siiState === 'annulmentAsked') {
    const due = siiDue({ state: here.siiState, issuedOn: line.issuedOn }, today);
    if (due?.state === 'valid' && !isObserved) return due.told;
    const then = isObserved ? ' Después anota que la observó.' : '';
    return `Aquí se anotó que se pidió anularla y ${atSii}: anota que el estudio rechazó la solicitud, o que se anotó por error.${then}`;
  }
  const told = `Aquí se anotó como nula y ${atSii}`;
  if (here.id === null)
    return `${told}. Eso no se deshace aquí: sus órdenes ya esperan otra boleta. Para que no quede dos veces en el SII, ${wayOf(line, today)}`;
  return `${told}: si se anotó por error, corrígelo y ya no queda por regularizar. Si había que anularla, ${wayOf(line, today)}`;
}

/** For a boleta that was paid and is annulled at the SII: its retention was owed with the payment. */
function adviceForPaid({ siiState, nomina, bank, isOwed }: BoletaHere): string {
  const told = 'La boleta está nula en el SII';
  if (siiState !== 'annulled') return `${told}. ${annulmentFollows('paid', nomina, bank).studio}`;
  return isOwed
    ? `${told} y se pagó: está por regularizar con una boleta posterior de la persona. Aquí ya está anotada.`
    : `${told} y se pagó: otra boleta ya la regularizó. Aquí ya está anotada.`;
}

/** For a boleta that is annulled at the SII, or about to be, or is noted so here. */
export function adviceForAnnulled(line: SheetLine, here: BoletaHere | null, today: string): string {
  if ((line.state === 'valid' || line.state === 'observed') && here)
    return adviceForInForce(line, here, today);
  if (line.state === 'annulled' && here?.state === 'paid') return adviceForPaid(here);
  const due = siiDue({ state: line.state, issuedOn: line.issuedOn }, today)?.told;
  const told = due || `En el SII: ${labelOfSiiState(line.state).toLowerCase()}.`;
  if (!here) return `${told} Aquí no hay ninguna: nada que hacer aquí.`;
  if (here.state === 'annulled' || here.siiState === line.state) return `${told} Aquí ya está anotada.`;
  if (line.state !== 'annulled') return told;
  return `${told} ${annulmentFollows(here.state, here.nomina, here.bank).studio}`;
}
