import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { type PortalConfig, parseConfig } from '../portal/config';
import { createPortal, PortalProvider } from '../portal/portal';
import { WriteToStudio } from './WriteToStudio';

const SENTENCE = 'Si crees que es un error, escríbele al estudio';
const OTHERWISE = 'Si crees que es un error, díselo a quien te dio esta dirección.';

/** The sentence, in a portal with these contact settings. */
function Told(contact: Partial<Pick<PortalConfig, 'contactEmail' | 'contactPhone'>>) {
  const [portal] = useState(() => createPortal({ ...parseConfig({}), ...contact }));
  return (
    <PortalProvider value={portal}>
      <MemoryRouter>
        <p>
          <WriteToStudio sentence={SENTENCE} otherwise={OTHERWISE} />
        </p>
      </MemoryRouter>
    </PortalProvider>
  );
}

const meta = preview.meta({ title: 'Pantallas/Error de ruta/Escribe al estudio', component: Told });

export default meta;

const EMAIL = 'hola@estudio.cl';
const PHONE = '+56 2 2345 6789';

export const Both = meta.story({
  name: 'Con correo y teléfono',
  args: { contactEmail: EMAIL, contactPhone: PHONE },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Si crees/)).toHaveTextContent(`${SENTENCE}: ${EMAIL} o ${PHONE}.`);
    await expect(canvas.getByRole('link', { name: EMAIL })).toHaveAttribute('href', `mailto:${EMAIL}`);
    await expect(canvas.getByRole('link', { name: PHONE })).toHaveAttribute('href', 'tel:+56223456789');
  },
});

export const EmailAlone = meta.story({
  name: 'Con correo',
  args: { contactEmail: EMAIL },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Si crees/)).toHaveTextContent(`${SENTENCE}: ${EMAIL}.`);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', `mailto:${EMAIL}`);
  },
});

export const PhoneAlone = meta.story({
  name: 'Con teléfono',
  args: { contactPhone: PHONE },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Si crees/)).toHaveTextContent(`${SENTENCE}: ${PHONE}.`);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'tel:+56223456789');
  },
});

export const Neither = meta.story({
  name: 'Sin correo ni teléfono',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(OTHERWISE)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
