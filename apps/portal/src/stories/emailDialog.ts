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
 * The form of the dialog 'Cambiar correo': its parts for `formStates`, and `ask`, which fills it in and sends it. A value that is '' stays
 * empty.
 * @param label the second field, beside the address
 * @param usual what it is filled in with unless a story says otherwise
 */
export function emailForm(label: string, usual: string) {
  async function fill(dialog: Canvas, email = NEW_EMAIL, text = usual) {
    if (email) await userEvent.type(dialog.getByLabelText('Correo nuevo'), email);
    if (text) await userEvent.type(dialog.getByLabelText(label), text);
  }
  async function ask(dialog: Canvas, ...values: [email?: string, text?: string]) {
    await fill(dialog, ...values);
    await userEvent.click(dialog.getByRole('button', { name: 'Cambiar correo' }));
  }
  const parts = {
    open: openEmailDialog,
    fill: (dialog: Canvas) => fill(dialog),
    submit: 'Cambiar correo',
    pending: /\.\.\.$/,
  };
  return { parts, ask };
}

/** Cancels the waiting change of email address in its card. */
export async function cancelEmailChange(canvas: Canvas, card: Canvas) {
  await userEvent.click(card.getByRole('button', { name: 'Cancelar' }));
  await expect(await canvas.findByText('Cambio de correo cancelado')).toBeVisible();
  await waitFor(() => expect(card.queryByText(/Por confirmar/)).toBeNull());
  await waitFor(() => expect(card.getByRole('button', { name: 'Cambiar correo' })).toHaveFocus());
}
