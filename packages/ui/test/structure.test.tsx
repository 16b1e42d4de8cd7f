import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import {
  AlertDialog,
  BoletaNotice,
  Dialog,
  Drawer,
  FilterChip,
  FormBar,
  Menu,
  OnboardingLayout,
  Pagination,
  ProgressBar,
  SearchBox,
  Skeleton,
  Status,
  Stepper,
  Tabs,
} from '../src/index';

const noop = () => {};

/** The server's HTML, without the style elements. */
const html = (node: ReactNode) =>
  renderToString(<StrictMode>{node}</StrictMode>).replace(/<style.*?<\/style>/gs, '');

// A content security policy without 'unsafe-inline' drops style attributes of prerendered pages.
it.each([
  ['BoletaNotice', <BoletaNotice key="1" onDismiss={noop} />],
  ['FilterChip', <FilterChip key="2" name="Rol" options={[]} value={['USER']} onChange={noop} />],
  [
    'FormBar',
    <FormBar key="3" isDirty>
      Guardar
    </FormBar>,
  ],
  ['Menu', <Menu key="4" label="Acciones" items={[{ id: 'a', text: 'Editar' }]} />],
  [
    'OnboardingLayout',
    <OnboardingLayout key="5" brand="Estudio" step={2}>
      Página
    </OnboardingLayout>,
  ],
  ['Pagination', <Pagination key="6" page={2} size={10} total={30} onPageChange={noop} />],
  ['ProgressBar', <ProgressBar key="7" aria-label="Ficha" value={33} />],
  ['SearchBox', <SearchBox key="8" label="Buscar" value="" onSearch={noop} />],
  ['Skeleton', <Skeleton key="9" />],
  [
    'Status',
    <Status key="10" shape="done">
      Listo
    </Status>,
  ],
  ['Stepper', <Stepper key="11" steps={[{ id: '1', text: 'Datos', width: 118 }]} current={1} />],
  ['Tabs', <Tabs key="12" aria-label="Vistas" items={[{ id: 'a', text: 'Ficha' }]} />],
])('%s carries no style attribute from the server', (_, node) => {
  expect(html(node)).toMatch(/class="/);
  expect(html(node)).not.toMatch(/\sstyle=/);
});

it('renders nothing on the server for layers over the page', () => {
  const over = (
    <>
      <Dialog isOpen onOpenChange={noop} title="Editar">
        Texto
      </Dialog>
      <AlertDialog isOpen onOpenChange={noop} title="¿Salir?" confirmText="Salir" onConfirm={noop} />
      <Drawer isOpen onOpenChange={noop} title="Orden">
        Texto
      </Drawer>
    </>
  );
  expect(html(over)).not.toMatch(/Editar|¿Salir|Orden/);
});
