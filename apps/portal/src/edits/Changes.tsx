import { Stack } from '@doblaje/ui/Stack';

/** What has changed since a dialog showed it, beneath the refusal of what was to be created from it. */
export function Changes({ of: changes }: { of: readonly string[] }) {
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
