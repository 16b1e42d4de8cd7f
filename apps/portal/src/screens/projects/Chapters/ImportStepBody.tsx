import { IMPORT_LIMITS } from '@doblaje/domain/media';
import { ButtonRow } from '@doblaje/ui/ButtonRow';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { Dropzone } from '@doblaje/ui/Dropzone';
import { Stack } from '@doblaje/ui/Stack';
import { StateTile } from '@doblaje/ui/StateTile';
import { DownloadButton } from '../../../requests/DownloadButton';
import { failureText } from '../../../requests/failureText';
import { FocusedMessage } from '../../../shell/FocusedMessage';
import { CSV_TYPES, ZONE_LABELS } from './castFile';
import { ImportErrorList, ImportReview } from './ImportReview';
import { countLines, rowsText } from './importTexts';
import type { useCastImport } from './useCastImport';

const NONE: readonly File[] = [];

/** The dialog's content at each step of an import. */
export function ImportStepBody({ step, file, choose, sample, errors }: ReturnType<typeof useCastImport>) {
  const name = file?.name ?? '';
  switch (step.at) {
    case 'choosing':
      return (
        <Stack>
          {step.refusal !== undefined && (
            <FocusedMessage
              type="error"
              title={name ? `No pudimos leer ${name}` : 'No pudimos leer el archivo'}
            >
              {step.refusal}
            </FocusedMessage>
          )}
          <Dropzone
            label="Archivo"
            help="La primera fila lleva los nombres de las columnas, en cualquier orden: Capítulo (la única necesaria), Título, Duración, Entrega, Estado, Personaje, Tipo (el de cada personaje nuevo), Persona, RUT, Correo, Loops planificados y Loops grabados."
            accept={CSV_TYPES}
            maxSize={IMPORT_LIMITS.maxBytes}
            maxFiles={1}
            value={NONE}
            onChange={([chosen]) => choose(chosen)}
            labels={ZONE_LABELS}
          />
          <p>
            Lo que ya está en el proyecto toma los valores del archivo, y conserva los que vienen en blanco.
            Nada se elimina. A cada persona la reconocemos por su correo, su RUT o su nombre exacto.
          </p>
          <ButtonRow>
            <DownloadButton
              ask={sample}
              fileName="importar-capitulos.csv"
              failed="No pudimos descargar el archivo de ejemplo"
            >
              Descargar archivo de ejemplo
            </DownloadButton>
          </ButtonRow>
        </Stack>
      );
    case 'reading':
    case 'importing': {
      const isReading = step.at === 'reading';
      return (
        <Stack gap="close">
          <StateTile state="busy" />
          <FocusedMessage
            key={step.at}
            title={isReading ? `Revisando ${name}...` : `Importando ${rowsText(step.preview.rows)}...`}
          >
            {isReading
              ? 'Todavía no se importa nada.'
              : 'Puede tardar unos segundos. Si la cancelas, no se importa nada.'}
          </FocusedMessage>
        </Stack>
      );
    }
    case 'read':
      return step.preview.errorCount > 0 && file ? (
        <ImportErrorList preview={step.preview} name={name} ask={() => errors(file)} />
      ) : (
        <ImportReview preview={step.preview} notice={step.notice} name={name} />
      );
    case 'failed':
      return (
        <FocusedMessage type="error" title="No pudimos completar la importación">
          {failureText(step.error)} {name !== '' && `${name} sigue elegido.`}
        </FocusedMessage>
      );
    case 'done':
      return (
        <Stack>
          <FocusedMessage type="success" title="Importación lista">
            Todo lo que dice {name} está en el proyecto.
          </FocusedMessage>
          <DescriptionList items={countLines(step.counts)} />
        </Stack>
      );
  }
}
