import type { BankAnswerCheck } from '@doblaje/contract/client';
import { formatPesos } from '@doblaje/domain/amounts';
import { EntryList } from '@doblaje/ui/EntryList';
import { MessagePanel } from '@doblaje/ui/MessagePanel';

type Payment = BankAnswerCheck['payments'][number];

/** What each outcome is called, those that ask for something first. */
const TITLES = {
  unclear: 'Hay que revisarlos en el banco',
  rejected: 'Rechazados: sus boletas quedan libres y cada persona recibe un correo',
  waiting: 'Esperan que los cobren',
  unanswered: 'Sin respuesta todavía',
  paid: 'Pagados',
} as const satisfies Record<Payment['outcome'], string>;

const OUTCOMES = ['unclear', 'rejected', 'waiting', 'unanswered', 'paid'] as const;

/** What an earlier answer said of a payment. */
const NOTED = {
  paid: 'Pagado',
  rejected: 'Rechazado',
  waiting: 'Espera que lo cobren',
  unclear: '',
  unanswered: '',
} as const satisfies Record<Payment['outcome'], string>;

/** Noted before: it is told apart, because confirming frees and mails nothing of it again. */
const wasNoted = ({ outcome, isNew }: Payment): boolean => !isNew && NOTED[outcome] !== '';

const BECOMES = {
  paid: 'Con esta respuesta la nómina queda pagada. No se puede deshacer.',
  prepared: 'La nómina sigue por pagar hasta que el banco pague lo que falta.',
  rejected: 'El banco no pagó nada: la nómina queda anulada, y sus boletas libres para otra.',
} as const satisfies Record<BankAnswerCheck['becomes'], string>;

function itemOf(payment: Payment, index: number) {
  const { personId, personName, net, outcome, reason } = payment;
  return {
    id: personId ?? `${index}`,
    name: personName,
    content: (
      <>
        <strong>{personName}</strong> · {formatPesos(net)}
        {wasNoted(payment) && <div>{NOTED[outcome]}</div>}
        {reason !== '' && <div>{reason}</div>}
      </>
    ),
  };
}

/** What the bank says of each payment, and what becomes of the nómina. */
export function CheckedAnswer({ check: { payments, foreign, becomes } }: { check: BankAnswerCheck }) {
  const noted = payments.filter(wasNoted);
  return (
    <>
      <MessagePanel role="note" type={becomes === 'rejected' ? 'warning' : 'info'} title={BECOMES[becomes]} />
      {OUTCOMES.map((outcome) => {
        const own = payments.filter((payment) => payment.outcome === outcome && !wasNoted(payment));
        if (own.length === 0) return null;
        return <EntryList key={outcome} title={TITLES[outcome]} items={own.map(itemOf)} />;
      })}
      {noted.length > 0 && <EntryList title="Ya estaba anotado" items={noted.map(itemOf)} />}
      {foreign.length > 0 && (
        <EntryList
          title="No son de esta nómina: no se anotan"
          items={foreign.map(({ row, rut, amount, message }) => ({
            id: `${row}`,
            name: `Fila ${row}`,
            content: `Fila ${row}: ${rut} · ${formatPesos(amount)}. ${message}`,
          }))}
        />
      )}
    </>
  );
}
