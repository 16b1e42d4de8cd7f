import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** Opens the check of a nómina's file, from its drawer. */
export async function checkBankFile(drawer: Canvas, button = 'Archivo para el banco'): Promise<Canvas> {
  await userEvent.click(await drawer.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: 'Revisar antes de descargar' }));
}

/** Downloads that file, as CSV, and closes the check. */
export async function takeBankFile(drawer: Canvas): Promise<void> {
  const check = await checkBankFile(drawer);
  await chooseCsv(check);
  await userEvent.click(await check.findByRole('button', { name: 'Descargar' }));
  await waitFor(() => expect(check.getByRole('button', { name: 'Descargar' })).toBeEnabled());
  await closeCheck(check);
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Revisar antes de descargar' })).toBeNull(),
  );
}

/** Presses 'Cerrar' at the foot; the one with the cross is above. */
export async function closeCheck(check: Canvas): Promise<void> {
  const [close] = check.getAllByRole('button', { name: 'Cerrar' }).slice(-1);
  if (close) await userEvent.click(close);
}

/** Chooses the studio's own CSV. */
export async function chooseCsv(check: Canvas): Promise<void> {
  await userEvent.click(await check.findByRole('button', { name: /Archivo para/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'CSV del estudio' }));
  await waitFor(() =>
    expect(check.getByRole('button', { name: /Archivo para/ })).toHaveTextContent('CSV del estudio'),
  );
}
