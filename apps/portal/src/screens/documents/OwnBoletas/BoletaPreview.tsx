import { Button } from '@doblaje/ui/Button';
import { Icon } from '@doblaje/ui/IconSet';
import { Eye } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';

const Pages = lazy(async () => ({ default: (await import('./BoletaPages')).BoletaPages }));

/** Shows the chosen PDF before it is sent. The code for it loads when the person asks for it. */
export function BoletaPreview({ file }: { file: File }) {
  const [isShown, setShown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  function toggle() {
    setShown(!isShown);
    if (isShown) button.current?.focus();
  }
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        icon={<Icon of={Eye} />}
        aria-expanded={isShown}
        onPress={toggle}
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
