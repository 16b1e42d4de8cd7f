import { EmptyState } from '../../EmptyState';
import { ErrorState } from '../../ErrorState';
import { FormErrorSummary } from '../../FormErrorSummary';
import { Link } from '../../Link';
import { MessagePanel } from '../../MessagePanel';
import { Skeleton } from '../../Skeleton';
import type { Pair } from './pair';

export const MESSAGES: Readonly<Record<string, Pair>> = {
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
  Skeleton: {
    does: <Skeleton lines={3} />,
    dont: <p>⟳ Cargando, espera por favor</p>,
  },
};
