import { Stack } from '@doblaje/ui/Stack';

/** Lists what has changed since the dialog opened. It stands beneath the refusal of a create request. */
export function ChangeList({ of: changes }: { of: readonly string[] }) {
  return (
    <Stack gap="close">
      <p>Lo que escribiste sigue en el formulario. Esto es lo que cambió:</p>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </Stack>
  );
}
