import { ApiError, type Cast, type CastToIssue, send, sendEdit } from '@doblaje/contract/client';
import { toIssueShown } from '@doblaje/contract/shown';
import { dayInChile } from '@doblaje/domain/days';
import { Button } from '@doblaje/ui/Button';
import { Icon } from '@doblaje/ui/IconSet';
import { Send } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useWaiting } from '../../../edits/drafts';
import { FormDialog } from '../../../edits/FormDialog';
import { createShown } from '../../../edits/shown';
import { usePortal } from '../../../portal/portal';
import { useTask } from '../../../requests/useTask';
import { CastOrderFields } from './CastOrderFields';
import {
  CAST_ORDERS,
  type CastOrderValues,
  type CastPerson,
  firstValues,
  membersOf,
  sentOf,
  validateCastOrders,
} from './castOrders';

/** Moves the server's errors, which name a place in the request, to the amount field of the member at that place. */
function byMember(error: unknown, taken: readonly CastPerson[]): unknown {
  if (!(error instanceof ApiError) || error.errors.length === 0) return error;
  const errors = error.errors.map(({ field, message }) => {
    const place = /^orders\.(\d+)\./.exec(field)?.[1];
    const member = place === undefined ? undefined : taken[Number(place)];
    return { field: member ? `amount${member.id}` : field, message };
  });
  return new ApiError(error.status, error.message, errors);
}

/** 'Emitir para el elenco': one order per person, reviewed in one table and issued together, all or none (desk.md §3). */
export function IssueForCast({ loaded }: { loaded: Cast }) {
  const chapters = usePortal().client.catalogue.chapters[':id'];
  const waiting = useWaiting(CAST_ORDERS)?.base;
  const found = waiting?.chapter.id === loaded.chapter.id ? waiting : null;
  const [isOpen, setOpen] = useState(found !== null);
  // Load the dialog's data when it opens, because the page may have been open for hours.
  const [shown, setShown] = useState(found);
  const { run, isRunning } = useTask();
  const param = { id: `${loaded.chapter.id}` };
  const hasMembers = loaded.cast.some(({ personId }) => personId !== '');

  const open = () =>
    run(() => send(chapters['work-orders'].$get({ param })), {
      failed: 'No pudimos abrir el elenco',
      next(toIssue) {
        setShown(toIssue);
        setOpen(true);
      },
    });

  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<Icon of={Send} />}
        isDisabled={!hasMembers}
        isPending={isRunning}
        onPress={() => void open()}
      >
        Emitir para el elenco
      </Button>
      {shown && (
        <CastOrdersDialog isOpen={isOpen} onClose={() => setOpen(false)} shown={shown} onShown={setShown} />
      )}
    </>
  );
}

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  shown: CastToIssue;
  onShown: (shown: CastToIssue) => void;
}

function CastOrdersDialog({ shown, onShown, ...dialog }: DialogProps) {
  const chapters = usePortal().client.catalogue.chapters[':id'];
  const { chapter, cast } = shown;
  const members = useMemo(() => membersOf(cast), [cast]);
  const uncast = cast.filter(({ personId }) => personId === '').length;

  async function issue(values: CastOrderValues) {
    const { taken, json } = sentOf(members, values);
    const param = { id: `${chapter.id}` };
    const asked = { ...json, shown: toIssueShown(shown) };
    try {
      return await createShown(sendEdit(chapters['work-orders'].$post({ param, json: asked })), onShown);
    } catch (error) {
      throw byMember(error, taken);
    }
  }

  return (
    <FormDialog
      {...dialog}
      title="Emitir para el elenco"
      description={`Una orden por persona de ${chapter.number} · ${chapter.title}: se emiten todas juntas, o ninguna.${
        uncast === 0
          ? ''
          : ` ${uncast === 1 ? 'Un personaje está' : `${uncast} personajes están`} sin persona.`
      }`}
      size="lg"
      drafts={CAST_ORDERS}
      base={shown}
      initialValues={firstValues(members, chapter.dueDate, dayInChile(), shown)}
      validate={(values) => validateCastOrders(members, values)}
      onSubmit={issue}
      done={(issued) => ({
        title: issued.orders.length === 1 ? '1 orden emitida' : `${issued.orders.length} órdenes emitidas`,
        message: 'Quedaron en los Documentos de cada persona.',
      })}
      submitText="Emitir órdenes"
      pendingText="Emitiendo..."
    >
      <CastOrderFields members={members} shown={shown} />
    </FormDialog>
  );
}
