import type { WorkOrder } from '@doblaje/contract/client';
import type { WorkOrderValues } from '@doblaje/domain/forms/workOrder';
import { createForm } from '@doblaje/ui/form';
import { SearchSelect } from '@doblaje/ui/SearchSelect';
import { useState } from 'react';
import { useForm } from 'react-final-form';
import { ID_FIELD } from '../../../catalogues/choices';
import { AddableSelect } from '../../../lists/AddableSelect';
import { useProjectFilter } from '../../../lists/foundFilters';
import { useChapterChoices } from '../../../lists/useChapterChoices';
import { ORDER_LABELS } from './order';

const { Field } = createForm<WorkOrderValues>();

/** The project, found by typing, and then one of its chapters. A single list of chapters would be too long: the studio has 200 000. */
export function OrderChapterFields({ order }: { order: WorkOrder }) {
  const form = useForm<WorkOrderValues>();
  const [projectId, setProject] = useState(order.projectId === 0 ? '' : `${order.projectId}`);
  const { choices, search } = useProjectFilter(projectId, order.projectTitle || undefined);
  const { options, help, adding } = useChapterChoices(projectId);
  const own = { value: `${order.chapterId}`, label: `${order.chapterNumber} · ${order.chapterTitle}` };
  const isOwn = order.chapterId !== 0 && projectId === `${order.projectId}`;
  return (
    <>
      <SearchSelect
        label="Proyecto"
        options={choices}
        value={projectId}
        onSearch={search.onSearch}
        labels={{ count: () => search.hint ?? '', empty: () => search.hint || 'Buscando...' }}
        onChange={(id) => {
          setProject(id);
          form.change('chapterId', 0);
        }}
        data-wide
      />
      <Field
        key={projectId}
        as={AddableSelect}
        adding={adding}
        name="chapterId"
        label={ORDER_LABELS.chapterId}
        options={options ?? (isOwn ? [own] : [])}
        data-wide
        {...(help !== undefined && { help })}
        {...ID_FIELD}
      />
    </>
  );
}
