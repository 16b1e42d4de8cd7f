import { NETWORK_MESSAGE } from '@doblaje/contract/client';
import { Button } from '@doblaje/ui/Button';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { Stack } from '@doblaje/ui/Stack';
import { usePageTitle } from './pageTitle';

/**
 * Stands in place of a page whose code or data could not be loaded. It uses only code that every page has already loaded, because
 * loading more may be impossible.
 */
export function LoadFailure() {
  usePageTitle('Sin conexión');
  return (
    <Stack gap="section">
      <PageHeading level="public" sub={NETWORK_MESSAGE}>
        No pudimos cargar la página
      </PageHeading>
      <div>
        {/* Reload the whole page: a newer version may have replaced the files of this one. */}
        <Button onPress={() => window.location.reload()}>Reintentar</Button>
      </div>
    </Stack>
  );
}
