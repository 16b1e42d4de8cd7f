import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** The new address in stories. */
export const NEW_EMAIL = 'baltazar.nuevo@correo.cl';

/** Opens the dialog 'Cambiar correo' by its button and waits until it is visible. */
export async function openEmailDialog(canvas: Canvas): Promise<Canvas> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Cambiar correo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cambiar correo' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/**
 * Fills in the values that are not ''.
 * @param other label and text of the second field, beside the address
 */
export async function fillInEmail(dialog: Canvas, email: string, [label, text]: readonly [string, string]) {
  if (email) await userEvent.type(dialog.getByLabelText('Correo nuevo'), email);
  if (text) await userEvent.type(dialog.getByLabelText(label), text);
}

/** Sends the form of the dialog. */
export const sendEmail = (dialog: Canvas) =>
  userEvent.click(dialog.getByRole('button', { name: 'Cambiar correo' }));

/** Cancels the waiting change of email address in its card. */
export async function cancelEmailChange(canvas: Canvas, card: Canvas) {
  await userEvent.click(card.getByRole('button', { name: 'Cancelar' }));
  await expect(await canvas.findByText('Cambio de correo cancelado')).toBeVisible();
  await waitFor(() => expect(card.queryByText(/Por confirmar/)).toBeNull());
  await waitFor(() => expect(card.getByRole('button', { name: 'Cambiar correo' })).toHaveFocus());
}
