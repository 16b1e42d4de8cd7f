import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { Button } from '../../Button/Button';
import { DateField } from '../../DateField/DateField';
import { Dialog } from '../../Dialog/Dialog';
import { Drawer } from '../../Drawer/Drawer';
import { Menu } from '../../Menu/Menu';
import { SearchSelect } from '../../SearchSelect/SearchSelect';
import { Select } from '../../Select/Select';
import { Sidebar } from '../../Sidebar/Sidebar';
import { Stack } from '../../Stack/Stack';
import { FilterChip } from '../../Toolbar/FilterChip';
import { Tooltip } from '../../Tooltip/Tooltip';

const options = [
  { value: 'actor', label: 'Actor o actriz' },
  { value: 'tecnico', label: 'Técnico' },
];

function DarkPart() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'menu' | null>(null);
  const toggle = (name: 'dialog' | 'drawer' | 'menu') => ({
    isOpen: open === name,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? name : null),
  });
  return (
    <div
      data-testid="part"
      data-theme="dark"
      style={{ padding: 20, background: 'var(--dui-color-canvas)', color: 'var(--dui-color-text)' }}
    >
      <Stack>
        <Select label="Rol" options={options} />
        <SearchSelect label="País" options={options} />
        <DateField label="Fecha de entrega" />
        <FilterChip name="Estado" options={options} value={[]} onChange={() => {}} />
        <Menu label="Acciones" items={[{ id: 'edit', text: 'Editar' }]} />
        <Tooltip text="Se guarda solo">
          <Button>Con ayuda</Button>
        </Tooltip>
        <Button onPress={() => setOpen('dialog')}>Abrir diálogo</Button>
        <Button onPress={() => setOpen('drawer')}>Abrir panel</Button>
        <Button onPress={() => setOpen('menu')}>Abrir menú lateral</Button>
      </Stack>
      <Dialog title="Editar" {...toggle('dialog')}>
        Texto
      </Dialog>
      <Drawer title="Orden" {...toggle('drawer')}>
        Texto
      </Drawer>
      <Sidebar brand="Estudio" items={[]} {...toggle('menu')} />
    </div>
  );
}

const meta = preview.meta({
  component: DarkPart,
  title: 'Fundamentos/Tema de una parte',
  parameters: { layout: 'fullscreen' },
  // The side menu covers the page only where there is no room beside it.
  globals: { theme: 'light', viewport: { value: 'phone390' } },
});

const page = () => within(document.body);

/** The property that gives a layer's sheet its colour. */
const surfaceOf = (element: Element) =>
  getComputedStyle(element).getPropertyValue('--dui-color-surface-raised').trim();

/** A dark part of a light page: layers opened from there are dark too. */
export const Overlays = meta.story({
  name: 'Lo que abre encima',
  play: async ({ canvasElement }) => {
    const dark = surfaceOf(within(canvasElement).getByRole('button', { name: 'Con ayuda' }));
    expect(surfaceOf(document.documentElement)).not.toBe(dark);
    const isDark = async (role: string, name?: RegExp) => {
      const layer = await page().findByRole(role, name && { name });
      expect([role, surfaceOf(layer)]).toEqual([role, dark]);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page().queryByRole(role, name && { name })).toBeNull());
    };
    const follows = async (role: string) => {
      const layer = await page().findByRole(role);
      const part = page().getByTestId('part');
      part.dataset.theme = 'light';
      await waitFor(() => expect([role, surfaceOf(layer)]).not.toEqual([role, dark]));
      part.dataset.theme = 'dark';
      await waitFor(() => expect([role, surfaceOf(layer)]).toEqual([role, dark]));
    };
    const press = async (name: RegExp) => userEvent.click(await page().findByRole('button', { name }));

    await userEvent.tab();
    await userEvent.tab({ shift: true });
    page().getByRole('button', { name: 'Con ayuda' }).focus();
    const tooltip = await page().findByRole('tooltip');
    expect(surfaceOf(tooltip)).toBe(dark);
    await userEvent.keyboard('{Escape}');

    await press(/^Seleccione Rol/);
    await follows('listbox');
    await isDark('listbox');
    await userEvent.click(page().getByRole('combobox', { name: 'País' }));
    await isDark('listbox');
    await press(/calendario/);
    await isDark('dialog', /calendario/);
    await press(/^Estado/);
    await isDark('dialog', /Estado/);
    await press(/^Acciones/);
    await isDark('menu');
    await press(/Abrir diálogo/);
    await follows('dialog');
    await isDark('dialog', /Editar/);
    await press(/Abrir panel/);
    await isDark('dialog', /Orden/);
    await press(/Abrir menú lateral/);
    await isDark('dialog', /menú|Menú/);
    await press(/^Acciones/);
    await expect(await page().findByRole('menu')).toBeVisible();
  },
});
