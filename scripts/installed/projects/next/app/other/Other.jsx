'use client';
import { Button } from '@doblaje/ui/Button';
import { DateField } from '@doblaje/ui/DateField';
import { Table } from '@doblaje/ui/Table';
import { Tabs } from '@doblaje/ui/Tabs';

/** A page that the server renders first: it has loaded other modules, in another order, than a browser at the next one. */
export function Other() {
  return (
    <main>
      <Table
        aria-label="Usuarios"
        columns={[{ id: 'name', header: 'Nombre' }]}
        rows={[{ id: 1, name: 'Antonia' }]}
      />
      <Tabs aria-label="Listas" items={[{ id: 'a', text: 'Usuarios' }]}>
        Lista
      </Tabs>
      <DateField label="Fecha de entrega" />
      <Button>Guardar</Button>
    </main>
  );
}
