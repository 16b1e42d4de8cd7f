import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import type { PdfViewerProps } from './PdfViewer';
import { PdfViewer } from './PdfViewer';
import { samplePdf } from './samplePdf';

const PAGES = Array.from({ length: 40 }, (_, page) =>
  Array.from({ length: 20 }, (_, line) => `Página ${page + 1}, loop ${line + 1}`),
);

function Script(viewer: Omit<PdfViewerProps, 'src'>) {
  const [src, setSrc] = useState<Blob>();
  useEffect(() => {
    samplePdf(PAGES).then(setSrc);
  }, []);
  return <div style={{ height: 640 }}>{src && <PdfViewer {...viewer} src={src} />}</div>;
}

const meta = preview.meta({
  component: PdfViewer,
  title: 'Componentes/Archivos/PdfViewer, visor de PDF, documento/Ampliar',
  tags: ['!autodocs'],
  args: { src: '', defaultZoom: 1 },
  render: ({ src: _, ...args }) => <Script {...args} />,
});

const frame = () => new Promise((done) => requestAnimationFrame(done));

/** The picture of a page, if it is visible: as large as the page, and not empty. */
function pictureOf(well: HTMLElement, number: number) {
  const sheet = well.querySelector(`[data-page="${number}"]`);
  const canvas = sheet?.querySelector('canvas');
  if (!sheet || !canvas || canvas.width === 0 || !canvas.checkVisibility({ visibilityProperty: true }))
    return;
  const { width, height } = canvas.getBoundingClientRect();
  const room = sheet.getBoundingClientRect();
  return width === room.width && height === room.height ? canvas : undefined;
}

/** The horizontal middle of an element in the window, in px. */
function middleOf(element: Element | undefined): number {
  const { left, right } = element?.getBoundingClientRect() ?? { left: Number.NaN, right: Number.NaN };
  return (left + right) / 2;
}

const STEPS = [...Array(5).fill('+'), ...Array(5).fill('-')];

/** At a new zoom the old picture stays, stretched, until the sharper one is painted. The page is never blank. */
export const NeverBlank = meta.story({
  name: 'Nunca en blanco',
  globals: { viewport: { value: 'tablet768' } },
  play: async ({ canvas }) => {
    const well = await canvas.findByRole('region', { name: 'Documento' });
    const field = canvas.getByRole('textbox', { name: 'Página' });
    await userEvent.clear(field);
    await userEvent.type(field, '30{Enter}');
    await waitFor(() => expect(pictureOf(well, 30)).toBeDefined());
    const before = pictureOf(well, 30)?.width ?? 0;
    well.focus();
    for (const key of STEPS) {
      await userEvent.keyboard(key);
      for (let frames = 0; frames < 6; frames++) {
        await expect(pictureOf(well, 30)).toBeDefined();
        await expect(well.querySelectorAll('canvas').length).toBeLessThanOrEqual(12);
        await frame();
      }
      // The current page stays the same.
      await expect(field).toHaveValue('30');
      if (key === '+' && within(well.parentElement as HTMLElement).queryByText('400 %')) {
        await waitFor(() => expect(pictureOf(well, 30)?.width).toBeGreaterThan(before * 3));
        // The page is larger than the well and grew from its middle.
        await expect(Math.abs(middleOf(pictureOf(well, 30)) - middleOf(well))).toBeLessThan(12);
      }
    }
    await waitFor(() => expect(pictureOf(well, 30)?.width).toBe(before));
  },
});

/** The focus ring is inside the well's edges and above the pages, so nothing cuts it off. */
export const FocusRing = meta.story({
  name: 'Anillo de foco',
  play: async ({ canvas }) => {
    const well = await canvas.findByRole('region', { name: 'Documento' });
    await waitFor(() => expect(pictureOf(well, 1)).toBeDefined());
    canvas.getByRole('button', { name: 'Descargar' }).focus();
    await userEvent.tab();
    await expect(well).toHaveFocus();
    const { outlineStyle, outlineWidth, outlineOffset, isolation } = getComputedStyle(well);
    await expect(outlineStyle).toBe('solid');
    await expect(Number.parseFloat(outlineOffset)).toBe(-Number.parseFloat(outlineWidth));
    // Pages are in a layer below the ring, which belongs to the well.
    await expect(isolation).toBe('isolate');
    const layer = well.querySelector('[data-page]')?.parentElement as HTMLElement;
    await expect(Number(getComputedStyle(layer).zIndex)).toBeLessThan(0);
    // The pages still take the pointer.
    const { left, top, width, height } = well.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(met?.closest('[data-page]')).not.toBeNull();
    well.scrollBy(0, 300);
  },
});
