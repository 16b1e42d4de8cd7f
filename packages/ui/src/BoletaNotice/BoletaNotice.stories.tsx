import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { PageHeading } from '../PageHeading/PageHeading';
import { BoletaNotice } from './BoletaNotice';

const meta = preview.meta({
  component: BoletaNotice,
  title: 'Componentes/Mensajes/BoletaNotice, aviso de boletas, honorarios',
  args: { onDismiss: fn() },
});

export const Default = meta.story({
  name: 'Por defecto',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('note', { name: 'Aviso sobre boletas' })).toHaveTextContent(
      'NO se deben emitir boletas para honorarios hasta después del 1 de mayo.',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Entendido' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
});

export const OwnText = meta.story({
  name: 'Texto propio',
  args: { children: 'Recuerda subir tu boleta antes del día 5.', labels: { dismiss: 'Cerrar aviso' } },
});

/**
 * When the notice goes with its focused button, the page gets the focus, so the next Tab does not start from the top.
 */
export const Dismissed = meta.story({
  name: 'Descartado',
  parameters: { layout: 'fullscreen' },
  render: function Page(args) {
    const [isShown, setShown] = useState(true);
    return (
      <main tabIndex={-1}>
        {isShown && (
          <BoletaNotice
            {...args}
            onDismiss={() => {
              args.onDismiss();
              setShown(false);
            }}
          />
        )}
        <PageHeading>Documentos</PageHeading>
      </main>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entendido' }));
    await expect(canvas.queryByRole('note')).toBeNull();
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

export const Phone = meta.story({ name: 'Teléfono 390', globals: { viewport: { value: 'phone390' } } });

export const Minimum = meta.story({
  name: 'Mínimo 320',
  globals: { viewport: { value: 'min320' } },
  args: {
    children:
      'https://estudiodoblaje.example/avisos/unadirecciónlarguísimasinespacios/12345678901234567890123456789',
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});
