import { Link } from '../Link/Link';
import type { TableColumn } from './columns';
import type { TableProps } from './Table';
import { TableSubline } from './TableSubline';

export interface SamplePerson {
  id: number;
  name: string;
  email: string;
  rut: string;
  role: string;
  access: string;
}

const people: SamplePerson[] = [
  ['Antonia Millaquén', '', 'Usuario', '05-03-2026 09:14'],
  ['Bernardo Curiñir', '15.220.943-6', 'Usuario', '05-03-2026 08:51'],
  ['Camila Obregoso', '18.903.377-K', 'Usuario', '04-03-2026 19:30'],
  ['Damián Poblete', '9.441.826-7', 'Usuario', '04-03-2026 18:02'],
  ['Fermín Arancibia', '12.345.678-5', 'Administración', '05-03-2026 09:40'],
].map(([name = '', rut = '', role = '', access = ''], id) => ({
  id,
  name,
  rut,
  role,
  access,
  email: `persona${id}@correo.cl`,
}));

const columns: TableColumn<SamplePerson>[] = [
  {
    id: 'name',
    header: 'Nombre',
    width: '2fr',
    isSortable: true,
    render: (person) => (
      <>
        <Link href={`#${person.id}`}>{person.name}</Link>
        <TableSubline>{person.email}</TableSubline>
      </>
    ),
  },
  { id: 'rut', header: 'RUT', width: '8rem', align: 'end' },
  { id: 'role', header: 'Rol', width: '9rem', priority: 'secondary' },
  { id: 'access', header: 'Último acceso', width: '11rem', align: 'end', isSortable: true },
];

export const args: TableProps<SamplePerson> = { 'aria-label': 'Usuarios', columns, rows: people };
