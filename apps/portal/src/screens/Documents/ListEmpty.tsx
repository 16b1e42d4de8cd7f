import { Button } from '@doblaje/ui/Button';
import { EmptyState } from '@doblaje/ui/EmptyState';

interface ListEmptyProps {
  /** Something is searched or filtered for. */
  isFiltered: boolean;
  onClear: () => void;
}

/** In place of the rows: no document matches, or there is none yet. */
export function ListEmpty({ isFiltered, onClear }: ListEmptyProps) {
  if (isFiltered) {
    return (
      <EmptyState
        size="card"
        title="Ningún documento coincide"
        action={
          <Button variant="secondary" onPress={onClear}>
            Quitar filtros
          </Button>
        }
      >
        Prueba con otras palabras o quita los filtros para ver todos tus documentos.
      </EmptyState>
    );
  }
  return (
    <EmptyState size="card" title="Aún no tienes documentos">
      Cuando el estudio te envíe una orden de trabajo, un contrato o un guion, aparecerá aquí.
    </EmptyState>
  );
}
