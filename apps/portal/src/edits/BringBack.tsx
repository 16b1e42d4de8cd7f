import { Button } from '@doblaje/ui/Button';

/** In a form over something that somebody removed meanwhile: what was typed stays, and is saved once it is there again. */
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
