import { FIXTURE_PASSWORD, type Person } from '@doblaje/contract/fixtures';
import { userEvent, type within } from 'storybook/test';

/** Waits for the login, as it comes when a session has ended, and logs this person in. */
export async function logIn(canvas: ReturnType<typeof within>, { email }: Person): Promise<void> {
  await canvas.findByRole('heading', { level: 1, name: 'Iniciar sesión' });
  await userEvent.type(canvas.getByLabelText('Correo electrónico'), email);
  await userEvent.type(canvas.getByLabelText('Contraseña'), FIXTURE_PASSWORD);
  await userEvent.click(canvas.getByRole('button', { name: 'Iniciar sesión' }));
}
