// Uses the parts whose layouts measure, with nothing set up beside the environment.
import { DateField } from '@doblaje/ui/DateField';
import { Drawer } from '@doblaje/ui/Drawer';
import { Dropzone } from '@doblaje/ui/Dropzone';
import { createForm } from '@doblaje/ui/form';
import { createNotificationQueue, NotificationRegion } from '@doblaje/ui/NotificationRegion';
import { SearchSelect } from '@doblaje/ui/SearchSelect';
import { Select } from '@doblaje/ui/Select';
import { SkipLink } from '@doblaje/ui/SkipLink';
import { Table } from '@doblaje/ui/Table';
import { Tabs } from '@doblaje/ui/Tabs';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listen } from './console';

let said;
beforeEach(() => {
  said = listen();
});
afterEach(() => {
  expect(said).toEqual([]);
  vi.restoreAllMocks();
});

const countries = [
  { value: 'CL', label: 'Chile' },
  { value: 'PE', label: 'Perú' },
];

function OrderPage() {
  const [isOpen, setOpen] = useState(true);
  return (
    <Drawer isOpen={isOpen} onOpenChange={setOpen} title="Orden N.º 1.234">
      Inspectora Malva
    </Drawer>
  );
}

it('Drawer shows its content, and goes', async () => {
  const user = userEvent.setup();
  render(<OrderPage />);
  expect(screen.getByRole('dialog', { name: 'Orden N.º 1.234' }).textContent).toContain('Inspectora Malva');
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('Dropzone takes files, in a form that is to send them too, and lets go of them', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  const { container } = render(
    <form>
      <Dropzone name="demos" onChange={onChange} />
    </form>,
  );
  const file = new File(['1'], 'reel.mp4', { type: 'video/mp4' });
  await user.upload(container.querySelector('input[type=file]'), file);
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith([file]));
  await user.click(await screen.findByRole('button', { name: /Quitar.*reel\.mp4/ }));
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith([]));
});

it('Tabs changes its panel', async () => {
  const user = userEvent.setup();
  const items = [
    { id: 'users', text: 'Usuarios', content: 'Antonia' },
    { id: 'projects', text: 'Proyectos', content: 'La bahía' },
  ];
  render(<Tabs aria-label="Listas" items={items} />);
  await user.click(screen.getByRole('tab', { name: 'Proyectos' }));
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Proyectos');
});

it('SearchSelect finds and chooses', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<SearchSelect label="País" options={countries} onChange={onChange} />);
  await user.type(screen.getByRole('combobox', { name: 'País' }), 'per');
  await user.click(await screen.findByRole('option', { name: 'Perú' }));
  expect(onChange).toHaveBeenLastCalledWith('PE');
});

it('Select opens and chooses', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<Select label="País" options={countries} onChange={onChange} />);
  await user.click(screen.getByRole('button', { name: /País/ }));
  await user.click(await screen.findByRole('option', { name: 'Perú' }));
  expect(onChange).toHaveBeenLastCalledWith('PE');
});

it('DateField opens its calendar', async () => {
  const user = userEvent.setup();
  render(<DateField label="Entrega" defaultValue="2026-03-05" />);
  await user.click(screen.getByRole('button', { name: /Elegir en el calendario/ }));
  expect(await screen.findByRole('grid')).toBeTruthy();
});

it('Table has the first of many rows', () => {
  const rows = Array.from({ length: 1000 }, (_, id) => ({ id, name: `Persona ${id}` }));
  render(<Table aria-label="Usuarios" columns={[{ id: 'name', header: 'Nombre' }]} rows={rows} />);
  expect(screen.getByText('Persona 0')).toBeTruthy();
  expect(screen.getAllByRole('row').length).toBeGreaterThan(10);
});

it('NotificationRegion shows a notification, and lets it go', async () => {
  const user = userEvent.setup();
  const queue = createNotificationQueue();
  render(<NotificationRegion queue={queue} />);
  act(() => void queue.notify({ title: 'Guardado', timeout: null }));
  expect((await screen.findByRole('status')).textContent).toContain('Guardado');
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByText('Guardado')).toBeNull());
});

it('a form that fails leads to its field', async () => {
  const user = userEvent.setup();
  const { Form, FormSummary, TextFormField, SubmitButton } = createForm();
  render(
    <Form validate={() => ({ email: 'El correo es requerido' })} onSubmit={() => undefined}>
      <FormSummary />
      <TextFormField name="email" label="Correo" />
      <SubmitButton>Enviar</SubmitButton>
    </Form>,
  );
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  await user.click(await screen.findByRole('link', { name: /El correo es requerido/ }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Correo' }));
});

it('SkipLink leads to the content', async () => {
  const user = userEvent.setup();
  render(
    <>
      <SkipLink>Saltar al contenido</SkipLink>
      <main id="contenido" tabIndex={-1} />
    </>,
  );
  await user.click(screen.getByRole('link', { name: 'Saltar al contenido' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
