import { Button } from '@doblaje/ui/Button';
import { Icon } from '@doblaje/ui/IconSet';
import { Eye } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const Pages = lazy(async () => ({ default: (await import('./BoletaPages')).BoletaPages }));

/** The chosen PDF, to be looked at before it is sent: what shows it comes when it is asked for. */
export function BoletaPreview({ file }: { file: File }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<Icon of={Eye} />}
        aria-expanded={isShown}
        onPress={() => setShown(!isShown)}
      >
        {isShown ? 'Ocultar vista previa' : 'Ver antes de enviar'}
      </Button>
      {isShown && (
        <Suspense fallback={null}>
          <Pages file={file} />
        </Suspense>
      )}
    </>
  );
}
