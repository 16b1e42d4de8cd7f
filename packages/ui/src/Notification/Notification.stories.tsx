import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Notification } from './Notification';

const meta = preview.meta({
  component: Notification,
  title: 'Componentes/Mensajes/Notification, notificación, toast, aviso',
  args: { title: 'Nueva orden de trabajo', onClose: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 376 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ name: 'Por defecto' });

export const Info = meta.story({
  name: 'Información',
  tags: ['movimiento'],
  args: {
    message: 'Orden de Actuación N.º 1.234, La bahía de los relojes.',
    action: { text: 'Ver documento', onAction: fn() },
  },
  play: async ({ args, canvasElement }) => {
    const notification = within(within(canvasElement).getByRole('status'));
    await waitFor(() => expect(notification.getByText('Nueva orden de trabajo')).toBeVisible());
    await userEvent.click(notification.getByRole('button', { name: 'Ver documento' }));
    await expect(args.action?.onAction).toHaveBeenCalledTimes(1);
    await userEvent.click(notification.getByRole('button', { name: 'Cerrar' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const Success = meta.story({
  name: 'Éxito',
  args: {
    type: 'success',
    title: 'Proyecto eliminado',
    message: 'El último farol ya no aparece en la lista.',
    action: { text: 'Deshacer', onAction: fn() },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Proyecto eliminado');
  },
});

export const Warning = meta.story({
  name: 'Advertencia',
  args: {
    type: 'warning',
    title: 'Información del perfil incompleta',
    message:
      'Por favor complete su información personal, incluyendo su RUT, para disfrutar de todas las funcionalidades del sistema.',
    action: { text: 'Ir a mi perfil', onAction: fn() },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Información del perfil incompleta',
    );
  },
});

export const Failure = meta.story({
  name: 'Error',
  args: { type: 'error', title: 'Error', message: 'Error al intentar recuperar la contraseña' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Error al intentar');
  },
});

export const OnlyTitle = meta.story({
  name: 'Solo título',
  args: { title: 'Enlace copiado', type: 'success' },
});
export const WithoutClose = meta.story({
  name: 'Sin Cerrar',
  args: { onClose: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
});
export const LongTexts = meta.story({
  name: 'Textos largos',
  args: {
    type: 'error',
    title: 'No se puede eliminar La extraordinaria y verdadera historia de la bahía de los relojes detenidos',
    message: 'temporada2_capítulo12_mezcla_final_versión_corregida_por_dirección_musical_2026-03-05.wav',
    action: { text: 'Ver los doce capítulos que quedan', onAction: fn() },
  },
  globals: { viewport: { value: 'min320' } },
});
