import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** 'Subir boleta' in a story, once it has loaded. */
export async function openUpload() {
  const opened = await screen.findByRole('dialog', { name: 'Subir boleta' });
  await waitFor(() => expect(opened).toBeVisible());
  const select = await within(opened).findByRole('button', { name: 'Seleccionar archivo' });
  await waitFor(() => expect(select).toHaveFocus());
  return within(opened);
}

/** What `openUpload` gives. */
export type OpenUpload = Awaited<ReturnType<typeof openUpload>>;

/** Chooses a PDF there. */
export const choosePdf = (bytes: Uint8Array<ArrayBuffer>, name = 'boleta-58.pdf') =>
  userEvent.upload(
    document.querySelector('input[type="file"]') as HTMLInputElement,
    new File([bytes], name, { type: 'application/pdf' }),
  );

/** A field of it. */
export const fieldOf = (opened: OpenUpload, name: string | RegExp) => opened.getByRole('textbox', { name });

/** What it says of the PDF. */
export const saidOf = (opened: OpenUpload) => opened.getByRole('status', { name: 'Lo que dice el PDF' });
