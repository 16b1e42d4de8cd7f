import { ApiError, type Cast, send, type WorkOrderRow } from '@doblaje/contract/client';
import type { ListPage } from '@doblaje/contract/lists';
import { Button } from '@doblaje/ui/Button';
import { Icon } from '@doblaje/ui/IconSet';
import { Send } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useWaiting } from '../../edits/drafts';
import { FormDialog } from '../../edits/FormDialog';
import { todayInChile } from '../../formats/moment';
import { usePortal } from '../../portal';
import { CastOrderFields } from './CastOrderFields';
import {
  CAST_ORDERS,
  type CastMember,
  type CastOrderValues,
  firstValues,
  membersOf,
  sentOf,
  validateCastOrders,
} from './castOrders';

/** Errors of the server are of places in what was sent; those of a member stand on their amount. */
function byMember(error: unknown, taken: readonly CastMember[]): unknown {
  if (!(error instanceof ApiError) || error.errors.length === 0) return error;
  const errors = error.errors.map(({ field, message }) => {
    const place = /^orders\.(\d+)\./.exec(field)?.[1];
    const member = place === undefined ? undefined : taken[Number(place)];
    return { field: member ? `amount${member.id}` : field, message };
  });
  return new ApiError(error.status, error.message, errors);
}

/** 'Emitir para el elenco': one order a person, reviewed in one table, issued together, all or none (desk.md §3). */
export function IssueForCast({ loaded }: { loaded: Cast & { orders: ListPage<WorkOrderRow> } }) {
  const { client } = usePortal();
  const { chapter, cast, orders } = loaded;
  const waiting = useWaiting(CAST_ORDERS);
  const [isOpen, setOpen] = useState(waiting?.base === chapter.id);
  const members = useMemo(() => membersOf(cast), [cast]);
  const uncast = cast.filter(({ personId }) => personId === '').length;

  async function issue(values: CastOrderValues) {
    const { taken, json } = sentOf(members, values);
    const param = { id: `${chapter.id}` };
    try {
      return await send(client.catalogue.chapters[':id']['work-orders'].$post({ param, json }));
    } catch (error) {
      throw byMember(error, taken);
    }
  }

  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<Icon of={Send} />}
        isDisabled={members.length === 0}
        onPress={() => setOpen(true)}
      >
        Emitir para el elenco
      </Button>
      <FormDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Emitir para el elenco"
        description={`Una orden por persona de ${chapter.number} · ${chapter.title}: se emiten todas juntas, o ninguna.${
          uncast === 0
            ? ''
            : ` ${uncast === 1 ? 'Un personaje está' : `${uncast} personajes están`} sin persona.`
        }`}
        size="lg"
        drafts={CAST_ORDERS}
        base={chapter.id}
        initialValues={firstValues(members, chapter.dueDate, todayInChile(), orders.items)}
        validate={(values) => validateCastOrders(members, values)}
        onSubmit={issue}
        done={(issued) => ({
          title: issued.orders.length === 1 ? '1 orden emitida' : `${issued.orders.length} órdenes emitidas`,
          message: 'Quedaron en los Documentos de cada persona.',
        })}
        submitText="Emitir órdenes"
        pendingText="Emitiendo..."
      >
        <CastOrderFields members={members} orders={orders.items} />
      </FormDialog>
    </>
  );
}
