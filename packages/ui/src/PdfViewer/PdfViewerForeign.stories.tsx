import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { PdfViewer } from './PdfViewer';
import { type WrittenPage, writtenPdf } from './writtenPdf';

const line = 'BT /F1 18 Tf 40 500 Td (El texto empieza en el margen izquierdo.) Tj ET';
const upright = { content: line };
const lying = { width: 842, height: 595, content: line };
const slip = { width: 300, height: 90, content: 'BT /F1 12 Tf 10 40 Td (Comprobante) Tj ET' };
const box = (x: number, y: number) => `/Rect[${x} ${y} ${x + 240} ${y + 20}]`;
const field = '/Subtype/Widget/F 4/DA(/F1 12 Tf 0 g)';

const meta = preview.meta({
  component: PdfViewer,
  title: 'Componentes/Archivos/PdfViewer, visor de PDF, documento/De otros programas',
  tags: ['!autodocs'],
  args: { src: '' },
  render: (args) => (
    <div style={{ height: 720 }}>
      <PdfViewer {...args} />
    </div>
  ),
});

const written = (pages: readonly WrittenPage[]) => ({ src: writtenPdf(pages) });
type Canvas = ReturnType<typeof within>;

/** The pages, after the first one is painted. */
async function opened(canvas: Canvas) {
  const well = await canvas.findByRole('region', { name: 'Documento' });
  await waitFor(() => expect(well.querySelector('canvas')).not.toBeNull());
  return well;
}

function isWhole(well: HTMLElement, number: number) {
  const page = well.querySelector(`[data-page="${number}"]`)?.getBoundingClientRect();
  const { left, right } = well.getBoundingClientRect();
  return page !== undefined && page.left >= left && page.right <= right && well.scrollLeft === 0;
}

/** Each page fits by itself. A wider page cuts off no other. */
async function fits(canvas: Canvas) {
  const well = await opened(canvas);
  await waitFor(() => expect(well.querySelectorAll('canvas').length).toBeGreaterThan(1));
  for (const number of [1, 2]) await waitFor(() => expect(isWhole(well, number)).toBe(true));
  await expect(well.scrollWidth).toBe(well.clientWidth);
}

export const UprightThenLying = meta.story({
  name: 'Vertical y apaisada',
  args: { ...written([upright, lying]), defaultZoom: 'fit' },
  globals: { viewport: { value: 'phone390' } },
  play: ({ canvas }) => fits(canvas),
});

export const LyingThenUpright = meta.story({
  name: 'Apaisada y vertical',
  args: { ...written([lying, upright, slip]), defaultZoom: 'fit' },
  globals: { viewport: { value: 'phone390' } },
  play: ({ canvas }) => fits(canvas),
});

/** At a fixed zoom a wider page below makes all pages' area wider, and the first page stays in the middle. */
export const WiderBelow = meta.story({
  name: 'Una más ancha abajo, a tamaño real',
  args: { ...written([{ ...slip, height: 400 }, lying]), defaultZoom: 1 },
  globals: { viewport: { value: 'tablet768' } },
  play: async ({ canvas }) => {
    const well = await opened(canvas);
    await waitFor(() => expect(well.scrollWidth).toBeGreaterThan(well.clientWidth));
    const middle = (element: Element | null | undefined) => {
      const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
      return (left + right) / 2;
    };
    const first = well.querySelector('[data-page="1"]');
    await waitFor(() => expect(Math.abs(middle(first) - middle(well))).toBeLessThan(12));
  },
});

/** Every page can become the current one, even if the document ends before that page reaches the top. */
async function everyPage(canvas: Canvas, count: number) {
  const well = await opened(canvas);
  const page = canvas.getByRole('textbox', { name: 'Página' });
  const next = canvas.getByRole('button', { name: 'Página siguiente' });
  const previous = canvas.getByRole('button', { name: 'Página anterior' });
  await expect(page).toHaveValue('1');
  for (let number = 2; number <= count; number++) {
    await userEvent.click(next);
    await waitFor(() => expect(page).toHaveValue(`${number}`));
  }
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  for (let number = count - 1; number >= 1; number--) {
    await userEvent.click(previous);
    await waitFor(() => expect(page).toHaveValue(`${number}`));
  }
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await userEvent.clear(page);
  await userEvent.type(page, `${count}{Enter}`);
  await waitFor(() => expect(page).toHaveValue(`${count}`));
  return { well, page };
}

export const LyingPages = meta.story({
  name: 'Hojas apaisadas: la última también es la actual',
  args: { ...written([lying, lying, lying, lying]), defaultZoom: 'fit' },
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas }) => {
    const { well, page } = await everyPage(canvas, 4);
    well.scrollTop = 0;
    await waitFor(() => expect(page).toHaveValue('1'));
    well.scrollTop = well.scrollHeight;
    await waitFor(() => expect(page).toHaveValue('4'));
  },
});

/** All pages are in sight, and nothing scrolls. */
export const Slips = meta.story({
  name: 'Hojas que caben todas',
  args: { ...written([slip, slip, slip, slip]), defaultZoom: 1 },
  play: async ({ canvas }) => {
    await everyPage(canvas, 4);
  },
});

/** The amount of ink in a part of a picture of an A4 page. The part is left, top, right, bottom, in points. */
function inkIn(picture: HTMLCanvasElement | HTMLImageElement, [left, top, right, bottom]: number[]) {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [595, 842];
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0, 595, 842);
  const [x = 0, y = 0, x2 = 0, y2 = 0] = [left, top, right, bottom];
  const data = context?.getImageData(x, y, x2 - x, y2 - y).data ?? [];
  return data.filter((value, at) => at % 4 === 0 && value < 128).length;
}

/** The file has no picture for a form's values. They show on the screen and on paper. */
export const FilledForm = meta.story({
  name: 'Formulario con lo escrito sin dibujar',
  args: written([
    {
      content: line,
      annotations: [
        `${field}/FT/Tx/T(nombre)/V(Persona de Prueba)${box(160, 735)}`,
        `${field}/FT/Ch/T(banco)/V(Banco Dos)/Ff 131072/Opt[(Banco Uno)(Banco Dos)]${box(160, 675)}`,
        `${field}/FT/Ch/T(tono)/V(Grave)/Opt[(Agudo)(Grave)]${box(160, 615)}`,
        `${field}/FT/Tx/T(vacio)${box(160, 555)}`,
      ],
    },
  ]),
  play: async ({ canvas }) => {
    const well = await opened(canvas);
    const filled = [735, 675, 615].map((y) => [160, 842 - y - 20, 400, 842 - y]);
    const screen = well.querySelector('canvas') as HTMLCanvasElement;
    for (const place of filled) await expect(inkIn(screen, place)).toBeGreaterThan(20);
    await expect(inkIn(screen, [160, 842 - 575, 400, 842 - 555])).toBe(0);
    await expect(await within(well).findByText('Persona de Prueba')).toBeInTheDocument();
    await expect(within(well).getByText('Banco Dos')).toBeInTheDocument();
    const paper = await waitFor(
      () => {
        const picture = document.querySelector<HTMLImageElement>('body > div > div > img');
        expect(picture?.complete).toBe(true);
        return picture as HTMLImageElement;
      },
      { timeout: 5000 },
    );
    for (const place of filled) await expect(inkIn(paper, place)).toBeGreaterThan(20);
  },
});

export const Links = meta.story({
  name: 'Un enlace lleva a otra página',
  args: written([
    {
      content: 'BT /F1 14 Tf 50 780 Td (Ir al anexo) Tj 0 -40 Td (https://ejemplo.test/anexo) Tj ET',
      annotations: [
        '/Subtype/Link/Rect[50 775 200 795]/Dest[{3}/XYZ 0 400 0]',
        '/Subtype/Link/Rect[50 735 300 755]/A<</S/URI/URI(https://ejemplo.test/anexo)>>',
        '/Subtype/Link/Rect[50 695 300 715]/A<</S/URI/URI(javascript:alert\\(1\\))>>',
        '/Subtype/Link/Rect[50 655 300 675]/A<</S/URI/URI(file:///etc/passwd)>>',
        '/Subtype/Link/Rect[50 615 300 635]/A<</S/URI/URI(mailto:alguien@ejemplo.test)>>',
      ],
    },
    upright,
    upright,
  ]),
  play: async ({ canvas }) => {
    const well = within(await opened(canvas));
    const outer = await well.findByRole('link', {
      name: 'https://ejemplo.test/anexo (se abre en otra pestaña)',
    });
    await expect(outer).toHaveAttribute('href', 'https://ejemplo.test/anexo');
    await expect(outer).toHaveAttribute('target', '_blank');
    await expect(outer).toHaveAttribute('rel', 'noopener noreferrer');
    // The link lies over its words and takes the press there.
    const { left, top, width, height } = outer.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(outer);
    // Only web and mail addresses become links.
    await expect(well.getAllByRole('link')).toHaveLength(2);
    await userEvent.click(well.getByRole('button', { name: 'Ir al anexo' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Página' })).toHaveValue('3'));
    await expect(canvas.getByRole('region', { name: 'Documento' })).toHaveFocus();
  },
});

const pieces = Array.from(
  { length: 2000 },
  (_, index) =>
    `1 0 0 1 ${20 + (index % 60) * 9.3} ${820 - Math.floor(index / 60) * 20} Tm (${1000 + index}) Tj`,
).join('\n');

/** Two thousand pieces of text arrive in few slices: the browser would otherwise lay out each piece by itself. */
export const ManyPieces = meta.story({
  name: 'Dos mil trozos de texto',
  args: written([{ content: `BT /F1 5 Tf\n${pieces}\nET` }]),
  play: async ({ canvas, canvasElement }) => {
    const added: number[] = [];
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        const spans = [...addedNodes].filter((node) => node instanceof HTMLSpanElement);
        if (spans.length > 0) added.push(spans.length);
      }
    });
    observer.observe(canvasElement, { childList: true, subtree: true });
    await opened(canvas);
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-page] span')).toHaveLength(2000), {
      timeout: 20_000,
    });
    observer.disconnect();
    await expect(added.length).toBeLessThan(30);
    await expect(Math.max(...added)).toBeLessThan(400);
    // The text is where the picture shows it.
    const last = canvas.getByText('2999').getBoundingClientRect();
    const page = canvasElement.querySelector('[data-page]')?.getBoundingClientRect() as DOMRect;
    await expect((last.left - page.left) / page.width).toBeCloseTo((20 + (1999 % 60) * 9.3) / 595, 2);
  },
});
