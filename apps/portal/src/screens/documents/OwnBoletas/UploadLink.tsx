import { Icon } from '@doblaje/ui/IconSet';
import { Link } from '@doblaje/ui/Link';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { TableSubline } from '@doblaje/ui/Table';
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

/** The same link in the row of a finished order, for that order's boleta. */
export function UploadRowLink({ boletaId, title }: { boletaId: number; title: string }) {
  const { pathname, search } = useLocation();
  return (
    <TableSubline>
      <Link
        isStandalone
        href={`${pathname}${withBoleta(search, boletaId)}`}
        aria-label={`Subir boleta: ${title}`}
      >
        Subir boleta
      </Link>
    </TableSubline>
  );
}
