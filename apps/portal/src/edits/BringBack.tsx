import { Button } from '@doblaje/ui/Button';

/** Shown in a form whose item somebody removed meanwhile. The typed text stays, and can be saved after the item is back. */
export function BringBack({ onPress, isPending }: { onPress: () => void; isPending: boolean }) {
  return (
    <p>
      Lo que escribiste sigue aquí.{' '}
      <Button variant="secondary" size="sm" onPress={onPress} isPending={isPending}>
        Deshacer la eliminación
      </Button>
    </p>
  );
}
