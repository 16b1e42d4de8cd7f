import {
  ActionIcon,
  Anchor,
  Checkbox,
  MantineProvider,
  Radio,
  Table,
  Tabs,
  UnstyledButton,
} from '@mantine/core';
import { CHAPTERS, CHOICES, PEOPLE, show } from '../../../packages/ui/test/stops/show';

const people = (isChosen: boolean) => (
  <Table aria-label="Personas">
    <Table.Thead>
      <Table.Tr>
        {isChosen && (
          <Table.Th>
            <Checkbox aria-label="Todas" />
          </Table.Th>
        )}
        {['Nombre', 'Rol', 'Último acceso'].map((head) => (
          <Table.Th key={head}>
            <UnstyledButton>{head}</UnstyledButton>
          </Table.Th>
        ))}
        <Table.Th>Acciones</Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {PEOPLE.map(({ id, name, role, access }) => (
        <Table.Tr key={id}>
          {isChosen && (
            <Table.Td>
              <Checkbox aria-label={`Elegir ${name}`} />
            </Table.Td>
          )}
          <Table.Td>
            <Anchor href={`#${id}`}>{name}</Anchor>
          </Table.Td>
          <Table.Td>{role}</Table.Td>
          <Table.Td>{access}</Table.Td>
          <Table.Td>
            <ActionIcon aria-label={`Acciones de ${name}`}>…</ActionIcon>
          </Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);

show(
  {
    table: people(false),
    selection: people(true),
    matrix: (
      <Table aria-label="Elenco">
        <Table.Tbody>
          {PEOPLE.map(({ id, name }) => (
            <Table.Tr key={id}>
              <Table.Th>{name}</Table.Th>
              {CHAPTERS.map((chapter) => (
                <Table.Td key={chapter}>
                  <Anchor href={`#${id}-${chapter}`}>1/1</Anchor>
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    ),
    radios: (
      <Radio.Group name="choice" label="Desea postular como">
        {CHOICES.map((choice) => (
          <Radio key={choice} value={choice} label={choice} />
        ))}
      </Radio.Group>
    ),
    tabs: (
      <Tabs defaultValue={CHOICES[0] ?? null}>
        <Tabs.List>
          {CHOICES.map((choice) => (
            <Tabs.Tab key={choice} value={choice}>
              {choice}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {CHOICES.map((choice) => (
          <Tabs.Panel key={choice} value={choice}>
            Vista: {choice}
          </Tabs.Panel>
        ))}
      </Tabs>
    ),
  },
  (shown) => <MantineProvider>{shown}</MantineProvider>,
);
