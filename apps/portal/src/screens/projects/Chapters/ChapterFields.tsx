import type { Chapter } from '@doblaje/contract/client';
import type { ChapterValues } from '@doblaje/domain/forms/chapter';
import type { ChapterRunValues } from '@doblaje/domain/forms/chapterRun';
import { DateField } from '@doblaje/ui/DateField';
import { FormGrid } from '@doblaje/ui/FormGrid';
import { createForm } from '@doblaje/ui/form';
import { MonoFields } from '@doblaje/ui/Mono';
import { NumberField } from '@doblaje/ui/NumberField';
import { Select } from '@doblaje/ui/Select';
import { Skeleton } from '@doblaje/ui/Skeleton';
import { choicesOf, ID_FIELD } from '../../../catalogues/choices';
import { useCatalogues } from '../../../catalogues/useCatalogues';
import { ListFailed } from '../../../requests/ListFailed';
import { CHAPTER_LABELS } from './chapter';

const { Field, TextFormField } = createForm<ChapterValues>();
const { Field: RunField } = createForm<ChapterRunValues>();

/** The statuses to choose from. While the catalogues load or after a failure, `instead` stands in place of the fields. */
function useStatusChoices(chapter?: Chapter) {
  const { catalogues, error, isPending } = useCatalogues();
  if (catalogues) {
    const chosen = chapter && { id: chapter.statusId, label: chapter.statusLabel };
    return { statuses: choicesOf(catalogues.chapterStatus, chosen), instead: null };
  }
  const instead =
    error === undefined ? (
      <Skeleton lines={5} />
    ) : (
      <ListFailed title="No pudimos cargar los catálogos" error={error} isRetrying={isPending} />
    );
  return { statuses: [], instead };
}

/**
 * The fields of a chapter.
 * @param chapter the edited chapter: its status stays a choice, even if archived
 */
export function ChapterFields({ chapter }: { chapter?: Chapter | undefined }) {
  const { statuses, instead } = useStatusChoices(chapter);
  if (instead) return instead;
  return (
    <FormGrid>
      <Field as={NumberField} name="number" label={CHAPTER_LABELS.number} autoFocus />
      <Field as={Select} name="statusId" label={CHAPTER_LABELS.statusId} options={statuses} {...ID_FIELD} />
      <TextFormField name="title" label={CHAPTER_LABELS.title} autoComplete="off" data-wide />
      <MonoFields>
        <TextFormField
          name="duration"
          label={CHAPTER_LABELS.duration}
          help="HH:MM:SS, por ejemplo 00:44:12"
          autoComplete="off"
          isOptional
        />
      </MonoFields>
      <Field as={DateField} name="dueDate" label={CHAPTER_LABELS.dueDate} isOptional />
    </FormGrid>
  );
}

/** The fields of several chapters. */
export function ChapterRunFields() {
  const { statuses, instead } = useStatusChoices();
  if (instead) return instead;
  return (
    <FormGrid>
      <RunField as={NumberField} name="from" label="Desde el número" autoFocus />
      <RunField as={NumberField} name="to" label="Hasta el número" />
      <RunField as={DateField} name="dueDate" label="Entrega del primero" isOptional />
      <RunField as={NumberField} name="daysBetween" label="Días entre entregas" />
      <RunField as={Select} name="statusId" label="Estado" options={statuses} {...ID_FIELD} />
    </FormGrid>
  );
}
