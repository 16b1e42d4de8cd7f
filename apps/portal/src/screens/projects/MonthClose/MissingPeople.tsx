import { type MissingPerson, type MonthClose, send } from '@doblaje/contract/client';
import { countText } from '@doblaje/domain/amounts';
import { momentDayText, monthText } from '@doblaje/domain/days';
import { Button } from '@doblaje/ui/Button';
import { Dialog } from '@doblaje/ui/Dialog';
import { EntryList } from '@doblaje/ui/EntryList';
import { useState } from 'react';
import { usePortal } from '../../../portal/portal';
import { useChange } from '../../../requests/useChange';

const people = (count: number) => `${countText(count)} ${count === 1 ? 'persona' : 'personas'}`;

const boletas = (count: number) => `${countText(count)} ${count === 1 ? 'boleta' : 'boletas'}`;

/** Sends reminders for a month, to one person or to everybody who is missing. */
function useReminder(month: string) {
  const { months } = usePortal().client.catalogue;
  const { change, isChanging } = useChange();
  const [asked, setAsked] = useState<string | null>();
  function remind(personId: string | null) {
    setAsked(personId);
    void change(() => send(months.reminders.$post({ json: { month, personId } })), {
      failed: 'No pudimos enviar el recordatorio',
      done: ({ reminded, already, inactive }) => ({
        title: reminded === 0 ? 'Nadie más por recordar hoy' : 'Recordatorio enviado',
        message: [
          reminded > 0 && `Le escribimos a ${people(reminded)}.`,
          already > 0 && `${people(already)} ya ${already === 1 ? 'recibió' : 'recibieron'} uno hoy.`,
          inactive > 0 && `${people(inactive)} sin cuenta activa.`,
        ]
          .filter(Boolean)
          .join(' '),
        ...(reminded === 0 && { type: 'warning' as const }),
      }),
    });
  }
  return { remind, isReminding: (personId: string | null) => isChanging && asked === personId };
}

const detail = ({ boletas: count, since, remindedAt }: MissingPerson) =>
  `${boletas(count)}, desde el ${momentDayText(since)}${
    remindedAt === null ? '' : `. Último recordatorio: ${momentDayText(remindedAt)}`
  }`;

/** 'Ver quiénes faltan': the people whose boletas the studio waits for, with a reminder for each and for all of them. */
export function MissingPeople({ close: { month, missing } }: { close: MonthClose }) {
  const [isOpen, setOpen] = useState(false);
  const { remind, isReminding } = useReminder(month);
  return (
    <>
      <Button variant="secondary" size="sm" onPress={() => setOpen(true)}>
        Ver quiénes faltan
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        size="lg"
        title="Quiénes faltan"
        description={`Boletas por subir o corregir hasta ${monthText(month)}. Cada persona recibe a lo más un recordatorio al día.`}
        actions={
          <>
            <Button variant="secondary" onPress={() => setOpen(false)}>
              Cerrar
            </Button>
            <Button
              isPending={isReminding(null)}
              pendingText="Enviando..."
              // Behind the first ones there may be others.
              isDisabled={missing.isAll && !missing.people.some(({ canRemind }) => canRemind)}
              onPress={() => remind(null)}
            >
              Recordar a todos
            </Button>
          </>
        }
      >
        <EntryList
          title={
            missing.isAll ? people(missing.people.length) : `Las primeras ${people(missing.people.length)}`
          }
          empty="Nadie: todas las boletas están subidas."
          items={missing.people.map((person) => ({
            id: person.personId,
            name: person.name,
            content: (
              <>
                <strong>{person.name}</strong>
                <div>{detail(person)}</div>
              </>
            ),
            actions: person.canRemind ? (
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Recordar a ${person.name}`}
                isPending={isReminding(person.personId)}
                pendingText="Enviando..."
                onPress={() => remind(person.personId)}
              >
                Recordar
              </Button>
            ) : (
              <span>{person.remindedAt === null ? 'Sin cuenta activa' : 'Ya se le recordó'}</span>
            ),
          }))}
        />
      </Dialog>
    </>
  );
}
