import { BoletaNotice } from '../../BoletaNotice';
import { EmptyState } from '../../EmptyState';
import { ErrorState } from '../../ErrorState';
import { FormErrorSummary } from '../../FormErrorSummary';
import { Link } from '../../Link';
import { MessagePanel } from '../../MessagePanel';
import { Notification } from '../../Notification';
import { PageHeading } from '../../PageHeading';
import { Skeleton } from '../../Skeleton';
import { AsNarrow } from './AsNarrow';
import type { Pair } from './pair';

const none = () => undefined;

export const MESSAGES: Readonly<Record<string, Pair>> = {
  BoletaNotice: {
    does: (
      <AsNarrow>
        <BoletaNotice onDismiss={none} labels={{ notice: 'Aviso sobre boletas, bien' }} />
        <PageHeading>Documentos</PageHeading>
      </AsNarrow>
    ),
    dont: (
      <AsNarrow>
        <BoletaNotice onDismiss={none} labels={{ notice: 'Aviso sobre boletas, mal' }}>
          El sábado el estudio estará cerrado.
        </BoletaNotice>
        <PageHeading>Documentos</PageHeading>
      </AsNarrow>
    ),
    of: [0, 1],
  },
  EmptyState: {
    does: (
      <EmptyState title="Aún no hay documentos">
        Cuando el estudio te envíe una orden o un contrato, aparecerá aquí.
      </EmptyState>
    ),
    dont: <EmptyState title="¡Ups! 📭">Nada por aquí.</EmptyState>,
  },
  ErrorState: {
    does: (
      <ErrorState title="No pudimos cargar los proyectos">
        El servidor no respondió. Tus filtros se mantienen.
      </ErrorState>
    ),
    dont: <ErrorState title="Error 500">TypeError: Cannot read properties of undefined</ErrorState>,
  },
  FormErrorSummary: {
    does: <FormErrorSummary errors={[{ fieldId: 'rut', message: 'RUT: El RUT es inválido' }]} />,
    dont: <FormErrorSummary errors={[{ fieldId: 'rut', message: 'Valor inválido' }]} />,
  },
  MessagePanel: {
    does: (
      <MessagePanel type="warning" title="Tu cuenta aún no está activada">
        <Link href="#">Enviar el correo otra vez</Link>
      </MessagePanel>
    ),
    dont: <MessagePanel title="Cambios guardados" />,
  },
  Notification: {
    does: (
      <Notification
        type="success"
        title="Proyecto eliminado"
        action={{ text: 'Deshacer', onAction: none }}
        onClose={none}
      />
    ),
    dont: <Notification type="error" title="El RUT es inválido" onClose={none} />,
  },
  Skeleton: {
    does: <Skeleton lines={3} />,
    dont: <p>⟳ Cargando, espera por favor</p>,
  },
};
