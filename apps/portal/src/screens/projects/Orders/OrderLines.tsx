import type { WorkOrder } from '@doblaje/contract/client';
import type { WorkOrderValues } from '@doblaje/domain/forms/workOrder';
import { coversRoles } from '@doblaje/domain/options/workOrderTypes';
import { createFormRows } from '@doblaje/ui/formRows';
import { NumberField } from '@doblaje/ui/NumberField';
import { SearchSelect } from '@doblaje/ui/SearchSelect';
import { useEffect, useRef } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { ID_FIELD } from '../../../catalogues/choices';
import { linesOf, ORDER_LABELS } from './order';
import { useCast } from './useCast';

/** The roles of an order. */
export const Lines = createFormRows<WorkOrderValues, 'lines'>();

const subscription = { values: true };

/**
 * The roles of the order, for the types that cover roles. They start as the roles of the person in the chapter, and follow the chosen
 * person and chapter until somebody edits them. The roles of a replacement stay, whichever person is chosen.
 */
export function OrderLines({ order }: { order: WorkOrder }) {
  const form = useForm<WorkOrderValues>();
  const { values } = useFormState<WorkOrderValues>({ subscription });
  const { typeId, chapterId, personId, lines } = values;
  const covers = coversRoles(typeId);
  const cast = useCast(covers ? chapterId : 0);
  const about = `${covers} ${chapterId} ${personId}`;
  const filled = useRef({ about, chapterId, lines: JSON.stringify(lines) });

  useEffect(() => {
    const last = filled.current;
    if (about === last.about || (covers && chapterId !== 0 && cast === undefined)) return;
    const isUntouched = lines.length === 0 || JSON.stringify(lines) === last.lines;
    const own = covers && cast ? linesOf(cast, personId) : [];
    // In the same chapter the roles stay if the new person has no role there yet. A replacement keeps the roles of the person who declined.
    const stays = covers && chapterId === last.chapterId && (order.replaces !== null || own.length === 0);
    const next = stays ? lines : own;
    // Another chapter has other roles.
    const replaces = isUntouched || !covers || chapterId !== last.chapterId;
    filled.current = { about, chapterId, lines: JSON.stringify(replaces ? next : lines) };
    if (replaces && JSON.stringify(next) !== JSON.stringify(lines)) form.change('lines', next);
  }, [about, covers, chapterId, personId, cast, lines, form, order.replaces]);

  if (!covers || chapterId === 0) return null;
  const known = order.lines.map(({ appearanceId, characterName }) => ({
    value: `${appearanceId}`,
    label: characterName,
  }));
  const offered = cast?.map(({ id, name }) => ({ value: `${id}`, label: name })) ?? known;
  return (
    <Lines.Rows
      data-wide
      name="lines"
      label={ORDER_LABELS.lines}
      isOptional
      empty={{ appearanceId: 0, loops: 0 }}
      labels={{
        add: 'Agregar personaje',
        row: (place) => `Personaje ${place}`,
        remove: (place) => `Quitar personaje ${place}`,
      }}
    >
      <Lines.RowField
        as={SearchSelect}
        name="appearanceId"
        label="Personaje"
        options={offered}
        {...ID_FIELD}
      />
      <Lines.RowField as={NumberField} name="loops" label="Loops" width="sm" />
    </Lines.Rows>
  );
}
