import { AlertDialog } from '@doblaje/ui/AlertDialog';

/** Asks before typed values are lost. */
export function LeaveQuestion({
  isOpen,
  places,
  onStay,
  onLeave,
}: {
  isOpen: boolean;
  /** Where the values were typed: 'en tu ficha'. */
  places: readonly string[];
  onStay: () => void;
  onLeave: () => void;
}) {
  return (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onStay()}
      title="¿Salir sin guardar?"
      confirmText="Salir sin guardar"
      onConfirm={onLeave}
      labels={{ cancel: 'Seguir editando' }}
    >
      {`Los cambios que hiciste ${[...new Set(places)].join(' y ')} se perderán.`}
    </AlertDialog>
  );
}
