import type { ImportPreview } from '@doblaje/contract/client';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { Stack } from '@doblaje/ui/Stack';
import { DownloadButton } from '../../../requests/DownloadButton';
import { FocusedMessage } from '../../../shell/FocusedMessage';
import { ImportErrors, ImportPeople, ImportRows, shownErrors } from './ImportRows';
import { changesNothing, counted, countLines, errorsText, rowsText } from './importTexts';

/** Columns that the import ignores. Often the name of one is misspelt. */
function Ignored({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  const title =
    names.length === 1
      ? 'Una columna no se lee'
      : `${counted(names.length, 'columna', 'columnas')} no se leen`;
  return (
    <MessagePanel type="warning" role="note" title={title}>
      {names.map((name) => `«${name}»`).join(', ')}. Revisa su nombre si tenían que importarse.
    </MessagePanel>
  );
}

/** Notes on values read by a rule of thumb. Only the person who chose the file knows whether they are right. */
function Notes({ notes }: Pick<ImportPreview, 'notes'>) {
  if (notes.length === 0) return null;
  return (
    <MessagePanel type="warning" role="note" title="Revisa cómo lo leímos">
      {notes.join(' ')}
    </MessagePanel>
  );
}

/** The changes that an import would make, and how the server read the first rows. */
export function ImportReview({
  preview,
  notice,
  name,
}: {
  preview: ImportPreview;
  notice: string | undefined;
  name: string;
}) {
  const { rows, counts, unchanged, ignored, lines, people, notes } = preview;
  const isDone = changesNothing(counts);
  return (
    <Stack>
      {notice !== undefined && <MessagePanel type="warning" title={notice} />}
      <FocusedMessage title={isDone ? 'No hay nada que importar' : `${rowsText(rows)} sin errores`}>
        {isDone
          ? `El proyecto ya tiene todo lo que dice ${name}.`
          : `Esto es lo que hará ${name}. Todavía no se importa nada.`}
      </FocusedMessage>
      <DescriptionList items={countLines(counts, unchanged)} />
      <Notes notes={notes} />
      <Ignored names={ignored} />
      {people.length > 0 && <p>Estas personas reciben participaciones que hoy no tienen:</p>}
      <ImportPeople people={people} />
      {lines.length < rows && (
        <p>Así quedan las primeras filas, y las primeras que cambian algo ({lines.length} en total):</p>
      )}
      <ImportRows preview={preview} />
    </Stack>
  );
}

/** The errors of a file, and how to get all of them. */
export function ImportErrorList({
  preview,
  name,
  ask,
}: {
  preview: ImportPreview;
  name: string;
  ask: () => Promise<{ blob: () => Promise<Blob> }>;
}) {
  const { errorCount, ignored, notes } = preview;
  const shown = shownErrors(preview);
  return (
    <Stack>
      <FocusedMessage
        type="error"
        title={`${errorsText(errorCount)} en ${name}`}
        action={
          <DownloadButton ask={ask} fileName="errores-del-csv.csv" failed="No pudimos descargar los errores">
            {errorCount === 1 ? 'Descargar el error' : `Descargar los ${errorsText(errorCount)}`}
          </DownloadButton>
        }
      >
        No se importó nada. Corrígelos en tu planilla, guárdala y elige el archivo de nuevo.
        {shown < errorCount && ` Aquí están los primeros ${shown}; los demás vienen en la descarga.`}
      </FocusedMessage>
      <ImportErrors preview={preview} />
      <Notes notes={notes} />
      <Ignored names={ignored} />
    </Stack>
  );
}
