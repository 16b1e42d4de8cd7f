'use client';
import { Badge } from '@doblaje/ui/Badge';
import { Breadcrumbs } from '@doblaje/ui/Breadcrumbs';
import { Button } from '@doblaje/ui/Button';
import { Card } from '@doblaje/ui/Card';
import { Checkbox } from '@doblaje/ui/Checkbox';
import { DateField } from '@doblaje/ui/DateField';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { LocaleProvider } from '@doblaje/ui/LocaleProvider';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { NumberField } from '@doblaje/ui/NumberField';
import { PasswordField } from '@doblaje/ui/PasswordField';
import { RadioGroup } from '@doblaje/ui/RadioGroup';
import { SearchSelect } from '@doblaje/ui/SearchSelect';
import { Select } from '@doblaje/ui/Select';
import { Stack } from '@doblaje/ui/Stack';
import { Status } from '@doblaje/ui/Status';
import { Switch } from '@doblaje/ui/Switch';
import { Table } from '@doblaje/ui/Table';
import { Tabs } from '@doblaje/ui/Tabs';
import { TextArea } from '@doblaje/ui/TextArea';
import { TextField } from '@doblaje/ui/TextField';
import { useEffect, useState } from 'react';

const options = [
  { value: 'actor', label: 'Actor o actriz' },
  { value: 'tecnico', label: 'Técnico' },
];
const columns = [
  { id: 'name', header: 'Nombre' },
  { id: 'role', header: 'Rol' },
];
const rows = [{ id: 1, name: 'Antonia Millaquén', role: 'Usuario' }];

function Parts() {
  return (
    <Stack>
      <Breadcrumbs items={[{ text: 'Administrativo', href: '/' }, { text: 'Usuarios' }]} />
      <MessagePanel title="Revisa tu correo">Te enviamos un enlace.</MessagePanel>
      <TextField label="Nombre" help="Como en tu cédula" isOptional />
      <PasswordField label="Contraseña" />
      <NumberField label="Monto" defaultValue={1234} />
      <DateField label="Fecha de nacimiento" />
      <TextArea label="Nota" error="La nota es requerida" />
      <Select label="Rol" options={options} defaultValue="actor" />
      <SearchSelect label="País" options={options} />
      <RadioGroup label="Desea postular como" options={options} />
      <Checkbox>Acepto</Checkbox>
      <Switch>Activo</Switch>
      <Tabs aria-label="Listas" items={[{ id: 'a', text: 'Usuarios', count: 1284 }]}>
        Lista
      </Tabs>
      <Card title="Cuenta">
        <Badge>Usuario</Badge> <Status shape="done">Entregado</Status>
      </Card>
      <Table aria-label="Usuarios" columns={columns} rows={rows} />
      <Button variant="secondary">Guardar</Button>
      <LinkButton href="/">Volver</LinkButton>
    </Stack>
  );
}

/** The parts as the server wrote them; and, once the browser took over, as the browser writes them. */
export function Sample() {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <LocaleProvider>
      <main>
        <Parts />
      </main>
      {isHydrated && (
        <section data-written="">
          <Parts />
        </section>
      )}
    </LocaleProvider>
  );
}
