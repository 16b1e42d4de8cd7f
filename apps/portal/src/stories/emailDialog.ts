import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** The address that stories ask for. */
export const NEW_EMAIL = 'baltazar.nuevo@correo.cl';

/** 'Cambiar correo', opened by its button, once it has come into sight. */
export async function openEmailDialog(canvas: Canvas): Promise<Canvas> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Cambiar correo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cambiar correo' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** Fills in what is not '' and sends it. @param other label and text of what is asked for beside the address */
export async function askForEmail(dialog: Canvas, email: string, [label, text]: readonly [string, string]) {
  if (email) await userEvent.type(dialog.getByLabelText('Correo nuevo'), email);
  if (text) await userEvent.type(dialog.getByLabelText(label), text);
  await userEvent.click(dialog.getByRole('button', { name: 'Cambiar correo' }));
}

/** Cancels what waits, in its card. */
export async function cancelEmail(canvas: Canvas, card: Canvas) {
  await userEvent.click(card.getByRole('button', { name: 'Cancelar' }));
  await expect(await canvas.findByText('Cambio de correo cancelado')).toBeVisible();
  await waitFor(() => expect(card.queryByText(/Por confirmar/)).toBeNull());
  await waitFor(() => expect(card.getByRole('button', { name: 'Cambiar correo' })).toHaveFocus());
}
