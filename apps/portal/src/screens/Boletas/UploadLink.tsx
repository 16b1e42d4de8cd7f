import { Icon } from '@doblaje/ui/IconSet';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { FileUp } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { withBoleta } from './address';

/** 'Subir boleta' at the head of Documentos. */
export function UploadLink() {
  const { pathname, search } = useLocation();
  return (
    <LinkButton
      variant="secondary"
      icon={<Icon of={FileUp} />}
      href={`${pathname}${withBoleta(search, 'any')}`}
    >
      Subir boleta
    </LinkButton>
  );
}
