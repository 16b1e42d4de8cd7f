import { NETWORK_MESSAGE } from '@doblaje/contract/client';
import { Button } from '@doblaje/ui/Button';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { Stack } from '@doblaje/ui/Stack';
import { usePageTitle } from './pageTitle';

/**
 * In place of a page that could not be reached, by its code or by its data. Made of what every page has loaded: there
 * may be no way to load more.
 */
export function LoadFailure() {
  usePageTitle('Sin conexión');
  return (
    <Stack gap="section">
      <PageHeading level="public" sub={NETWORK_MESSAGE}>
        No pudimos cargar la página
      </PageHeading>
      <div>
        {/* Anew and in whole: the page's own files may have been replaced by a newer version's. */}
        <Button onPress={() => window.location.reload()}>Reintentar</Button>
      </div>
    </Stack>
  );
}
