import { userEvent, within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

const body = () => within(document.body);

/** The open dialog of a name, which stands outside of the canvas. */
export const dialogOf = async (name: string) => within(await body().findByRole('dialog', { name }));

/** Opens 'Catálogos' above the list of projects, at a tab. */
export async function openCatalogues(canvas: Canvas, tab?: string | RegExp): Promise<Canvas> {
  await canvas.findByText('12 proyectos');
  await userEvent.click(canvas.getByRole('button', { name: 'Catálogos' }));
  const dialog = await dialogOf('Catálogos');
  if (tab) await userEvent.click(await dialog.findByRole('tab', { name: tab }));
  return dialog;
}

/** One list of the dialog. */
export const listOf = (dialog: Canvas, name: string) => within(dialog.getByRole('region', { name }));

/** The texts of a list's entries, in their order. */
export const textsOf = (entries: Canvas) =>
  entries.getAllByRole('listitem').map((row: HTMLElement) => row.textContent);

/** Chooses an option of a field. */
export async function chooseOption(form: Canvas, field: RegExp, option: string) {
  await userEvent.click(form.getByRole('button', { name: field }));
  await userEvent.click(await body().findByRole('option', { name: option }));
}
