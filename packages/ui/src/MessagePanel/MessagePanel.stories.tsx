import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button';
import { MessagePanel } from './MessagePanel';

const meta = preview.meta({
  component: MessagePanel,
  title: 'Componentes/Mensajes/MessagePanel, mensaje, alerta',
  parameters: {
    guide: {
      use: 'Un mensaje que se queda en la página: qué pasó y qué hacer.',
      does: ['Decir lo que pasó en el título.', 'Ofrecer una salida.'],
      donts: ['Usarlo para lo que se lee y se olvida: Notification.'],
    },
  },
  args: { title: 'Revisa tu correo', children: 'Te enviamos un enlace para activar tu cuenta.' },
});

export const Info = meta.story({
  name: 'Información',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Revisa tu correo');
  },
});
export const Success = meta.story({ name: 'Éxito', args: { type: 'success', title: 'Usuario Activado' } });
export const Warning = meta.story({
  name: 'Advertencia',
  args: { type: 'warning', title: 'Tu cuenta aún no está activada', children: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Tu cuenta aún no está activada',
    );
  },
});
export const Failure = meta.story({
  name: 'Error',
  args: {
    type: 'error',
    title: 'No pudimos activar tu cuenta',
    children: 'El enlace venció. Pide uno nuevo.',
    action: (
      <Button variant="secondary" size="sm">
        Reenviar correo de activación
      </Button>
    ),
  },
});
export const OnlyText = meta.story({ name: 'Solo texto', args: { title: undefined } });
export const LongTexts = meta.story({
  name: 'Textos largos',
  args: {
    type: 'warning',
    title: 'La orden de trabajo de La bahía de los relojes, segunda temporada, vence en dos días',
    children:
      'https://estudiodoblaje.example/documentos/ordenes/unadirecciónlarguísimasinespacios/123456789012345',
  },
  globals: { viewport: { value: 'min320' } },
});
