import type { CastToIssue } from '@doblaje/contract/client';
import { countText } from '@doblaje/domain/amounts';
import { dayText } from '@doblaje/domain/days';
import { coversRoles, WORK_ORDER_TYPES, type WorkOrderTypeId } from '@doblaje/domain/options/workOrderTypes';
import { allowedUsesText, voiceUses } from '@doblaje/domain/voices';
import { Checkbox } from '@doblaje/ui/Checkbox';
import { CurrencyField } from '@doblaje/ui/CurrencyField';
import { DateField } from '@doblaje/ui/DateField';
import { FormGrid } from '@doblaje/ui/FormGrid';
import { createForm } from '@doblaje/ui/form';
import { Select } from '@doblaje/ui/Select';
import { Table, type TableColumn, TableSubline } from '@doblaje/ui/Table';
import { TextArea } from '@doblaje/ui/TextArea';
import { type ReactNode, useMemo } from 'react';
import { useFormState } from 'react-final-form';
import { type CastOrderValues, type CastPerson, warningOf } from './castOrders';
import { lacksOf } from './minorText';
import { ORDER_LABELS } from './order';

const { Field, ToggleField } = createForm<CastOrderValues>();

const TYPES = WORK_ORDER_TYPES.map(({ value, label }) => ({ value: String(value), label }));

const subscription = { values: true };

function Shared<Name extends 'typeId' | 'dueDate'>({
  of: name,
  children,
}: {
  of: Name;
  children: (value: CastOrderValues[Name]) => ReactNode;
}) {
  const { values } = useFormState<CastOrderValues>({ subscription });
  return children(values[name]);
}

/** What a minor lacks for an order of the chosen days. */
function MinorLine({ minors, id }: Pick<CastToIssue, 'minors'> & { id: string }) {
  const { values } = useFormState<CastOrderValues>({ subscription });
  const text = lacksOf(minors, id, values);
  return text !== '' && <TableSubline tone="danger">{text}.</TableSubline>;
}

/** What the order would print about the person's voice, on the chosen day. */
function VoiceLine({ voices, chapter, id }: Pick<CastToIssue, 'voices' | 'chapter'> & { id: string }) {
  const consents = voices.find(({ personId }) => personId === id)?.consents;
  return (
    <Shared of="dueDate">
      {(day) => (
        <TableSubline>
          {allowedUsesText(voiceUses(consents, { projectId: chapter.projectId, day }))}
        </TableSubline>
      )}
    </Shared>
  );
}

const columnsOf = ({ orders, minors, voices, chapter }: CastToIssue): readonly TableColumn<CastPerson>[] => [
  {
    id: 'name',
    header: 'Persona',
    width: 'minmax(0, 1.4fr)',
    render: (member) => (
      <>
        <ToggleField as={Checkbox} name={`takes${member.id}`}>
          {member.name}
        </ToggleField>
        <Shared of="typeId">
          {(typeId) => {
            const warning = warningOf(member, typeId, orders);
            return warning !== '' && <TableSubline tone="danger">{warning}</TableSubline>;
          }}
        </Shared>
        <VoiceLine voices={voices} chapter={chapter} id={member.id} />
        {minors.length > 0 && <MinorLine minors={minors} id={member.id} />}
      </>
    ),
  },
  {
    id: 'roles',
    header: 'Personajes',
    width: 'minmax(0, 1.4fr)',
    render: ({ roles }) => (
      <Shared of="typeId">
        {(typeId) => (coversRoles(typeId) ? roles.map(({ name }) => name).join(', ') : '—')}
      </Shared>
    ),
  },
  {
    id: 'loops',
    header: 'Loops',
    width: '4rem',
    align: 'end',
    render: ({ loops }) => (
      <Shared of="typeId">{(typeId) => (coversRoles(typeId) ? countText(loops) : '—')}</Shared>
    ),
  },
  {
    id: 'dueDate',
    header: 'Entrega',
    width: '6.5rem',
    align: 'end',
    render: () => <Shared of="dueDate">{(day) => dayText(day) || '—'}</Shared>,
  },
  {
    id: 'amount',
    header: ORDER_LABELS.amount,
    width: '9rem',
    render: ({ id, name }) => (
      <Field as={CurrencyField} name={`amount${id}`} aria-label={`Monto de ${name}`} label="" />
    ),
  },
];

/** The fields that all orders share, and a row for each person of the cast. */
export function CastOrderFields({ members, shown }: { members: readonly CastPerson[]; shown: CastToIssue }) {
  const columns = useMemo(() => columnsOf(shown), [shown]);
  return (
    <>
      <FormGrid>
        <Field
          as={Select}
          name="typeId"
          label={ORDER_LABELS.typeId}
          options={TYPES}
          format={(id) => (id ? String(id) : '')}
          parse={(shown) => Number(shown) as WorkOrderTypeId}
          autoFocus
          data-wide
        />
        <Field as={DateField} name="startDate" label={ORDER_LABELS.startDate} width="full" />
        <Field as={DateField} name="dueDate" label={ORDER_LABELS.dueDate} width="full" />
      </FormGrid>
      <Table aria-label="Órdenes por emitir" columns={columns} rows={members} />
      <Field as={TextArea} name="notes" label={ORDER_LABELS.notes} rows={2} isOptional />
    </>
  );
}
