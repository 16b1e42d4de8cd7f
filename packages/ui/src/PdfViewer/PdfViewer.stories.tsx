import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import type { PdfViewerProps } from './PdfViewer';
import { PdfViewer } from './PdfViewer';
import { samplePdf } from './samplePdf';

const order = [
  'Orden de Actuación',
  'Proyecto: La bahía de los relojes, temporada 2',
  'Persona: Antonia Millaquén Rojas',
  'Monto: $ 180.000',
];
const threePages = [order, ['Personajes', 'Inspectora Malva, 48 loops'], ['Firma', 'Recibí esta orden.']];

/** Makes the file in the browser, then shows it. */
function Sample({
  pages = threePages,
  password,
  ...viewer
}: Omit<PdfViewerProps, 'src'> & { pages?: string[][]; password?: string }) {
  const [src, setSrc] = useState<Blob>();
  useEffect(() => {
    samplePdf(pages, password).then(setSrc);
  }, [pages, password]);
  return <div style={{ height: 720 }}>{src && <PdfViewer {...viewer} src={src} />}</div>;
}

const meta = preview.meta({
  component: PdfViewer,
  title: 'Componentes/Archivos/PdfViewer, visor de PDF, documento',
  args: { src: '', onLoad: fn(), onError: fn(), onPageChange: fn() },
  render: ({ src: _, ...args }) => <Sample {...args} />,
});

const pageField = (canvas: ReturnType<typeof within>) => canvas.findByRole('textbox', { name: 'Página' });

/** Waits until the first page is painted. */
async function opened(canvasElement: HTMLElement) {
  await waitFor(() => {
    const canvas = canvasElement.querySelector('canvas');
    expect(canvas).not.toBeNull();
    expect(canvas?.style.visibility).toBe('');
  });
}

export const Default = meta.story({
  name: 'Por defecto',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await opened(canvasElement);
    await expect(args.onLoad).toHaveBeenCalledWith({ pages: 3 });
    await expect(await pageField(canvas)).toHaveValue('1');
    await expect(canvas.getByText('de 3')).toBeVisible();
    // The text is there for screen readers and for selecting.
    await expect(await canvas.findByText('Orden de Actuación')).toBeInTheDocument();
  },
});

export const Pages = meta.story({
  name: 'Páginas',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await opened(canvasElement);
    const field = await pageField(canvas);
    await expect(canvas.getByRole('button', { name: 'Página anterior' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const next = canvas.getByRole('button', { name: 'Página siguiente' });
    await userEvent.click(next);
    await waitFor(() => expect(field).toHaveValue('2'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveValue('3'));
    // At the end the button does nothing more, and keeps the focus.
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('3');
    await userEvent.clear(field);
    await userEvent.type(field, '2{Enter}');
    await waitFor(() => expect(field).toHaveValue('2'));
    await userEvent.clear(field);
    await userEvent.type(field, '99{Enter}');
    await waitFor(() => expect(field).toHaveValue('3'));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
    await userEvent.clear(field);
    await userEvent.type(field, 'uno{Enter}');
    await expect(field).toHaveValue('3');
    // Keys in the pages themselves.
    canvas.getByRole('region', { name: 'Documento' }).focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(field).toHaveValue('1'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(field).toHaveValue('2'));
  },
});

export const Zoom = meta.story({
  name: 'Ampliar',
  args: { defaultZoom: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await opened(canvasElement);
    const widthNow = () => canvasElement.querySelector('[data-page="1"]')?.getBoundingClientRect().width;
    await expect(canvas.getByText('100 %')).toBeVisible();
    await expect(widthNow()).toBe(793);
    await userEvent.click(canvas.getByRole('button', { name: 'Alejar' }));
    await expect(canvas.getByText('85 %')).toBeVisible();
    await waitFor(() => expect(widthNow()).toBe(674));
    const fit = canvas.getByRole('button', { name: 'Ajustar al ancho' });
    await userEvent.click(fit);
    await expect(fit).toHaveAttribute('aria-pressed', 'true');
    const well = canvas.getByRole('region', { name: 'Documento' });
    await waitFor(() => expect(widthNow()).toBeGreaterThan(well.clientWidth - 45));
    await expect(well.scrollWidth).toBe(well.clientWidth);
  },
});

/** Finds text without accents or case. It marks every hit, and the current one differently. */
export const Searching = meta.story({
  name: 'Buscar',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await opened(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar en el documento' }));
    const field = canvas.getByRole('searchbox', { name: 'Buscar en el documento' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'ORDEN');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 de 2'));
    const hitOn = (page: number) =>
      canvasElement.querySelector(`[data-page="${page}"] [data-current]`)?.getBoundingClientRect();
    await waitFor(() => expect(hitOn(1)?.width).toBeGreaterThan(10));
    // The mark covers the word.
    const word = canvas.getByText('Orden de Actuación').getBoundingClientRect();
    await expect(hitOn(1)?.left).toBeCloseTo(word.left, 0);
    await expect(hitOn(1)?.width).toBeLessThan(word.width / 2);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 de 2'));
    await waitFor(() => expect(hitOn(3)?.width).toBeGreaterThan(10));
    await expect(hitOn(1)).toBeUndefined();
    await userEvent.clear(field);
    await userEvent.type(field, 'millaquen');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 de 1'));
    await userEvent.clear(field);
    await userEvent.type(field, 'elefante');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Sin resultados'));
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar búsqueda' }));
    const open = canvas.getByRole('button', { name: 'Buscar en el documento' });
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.click(open);
    const again = canvas.getByRole('searchbox', { name: 'Buscar en el documento' });
    await userEvent.clear(again);
    await userEvent.type(again, 'ORDEN');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/de 2$/));
  },
});

export const Downloading = meta.story({
  name: 'Descargar',
  args: { downloadName: 'orden-1234.pdf' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await opened(canvasElement);
    const saved = fn();
    const watch = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (!link?.download) return;
      event.preventDefault();
      saved(link.download, link.protocol);
    };
    // A click on a link outside the page does not reach the document, so put the link into the page.
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      document.body.append(this);
      this.addEventListener('click', watch);
      click.call(this);
      this.remove();
    };
    await userEvent.click(canvas.getByRole('button', { name: 'Descargar' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith('orden-1234.pdf', 'blob:'));
    HTMLAnchorElement.prototype.click = click;
  },
});

/** A wrong password shows an error on the field. The right one opens the document. */
export const PasswordAsked = meta.story({
  name: 'Pide la contraseña',
  render: ({ src: _, ...args }) => <Sample {...args} password="reloj" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Contraseña del documento')).toBeVisible();
  },
});

export const Password = meta.story({
  name: 'Con contraseña, se abre',
  render: ({ src: _, ...args }) => <Sample {...args} password="reloj" />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Este documento tiene contraseña')).toBeVisible();
    const field = canvas.getByLabelText('Contraseña del documento');
    await userEvent.type(field, 'faro');
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir documento' }));
    await expect(await canvas.findByText('La contraseña no abre este documento')).toBeVisible();
    await expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, 'reloj');
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir documento' }));
    await opened(canvasElement);
    await expect(args.onLoad).toHaveBeenCalledWith({ pages: 3 });
    await expect(canvas.queryByText('Este documento tiene contraseña')).toBeNull();
  },
});

export const Narrow = meta.story({ name: 'Angosto', globals: { viewport: { value: 'min320' } } });

const fiveHundred = Array.from({ length: 500 }, (_, index) => [
  `Página número ${index + 1}`,
  'Guion de grabación',
]);

/** 500 pages: from the first to the last there are never more than 12 canvases. */
export const FiveHundredPages = meta.story({
  name: 'Quinientas páginas',
  render: ({ src: _, ...args }) => <Sample {...args} pages={fiveHundred} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await opened(canvasElement);
    const well = canvas.getByRole('region', { name: 'Documento' });
    const field = await pageField(canvas);
    let most = 0;
    for (let part = 1; part <= 25; part++) {
      well.scrollTop = (well.scrollHeight * part) / 25;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      most = Math.max(most, canvasElement.querySelectorAll('canvas').length);
    }
    await expect(most).toBeLessThanOrEqual(12);
    await waitFor(() => expect(field).toHaveValue('500'));
    await expect(await canvas.findByText('Página número 500')).toBeInTheDocument();
  },
});
