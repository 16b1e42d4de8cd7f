import {
  Button,
  Cell,
  Checkbox,
  Column,
  Label,
  Link,
  Radio,
  RadioGroup,
  Row,
  Tab,
  TabList,
  Table,
  TableBody,
  TableHeader,
  TabPanel,
  Tabs,
} from 'react-aria-components';
import { CHAPTERS, CHOICES, PEOPLE, show } from '../../../packages/ui/test/stops/show';

const people = (isChosen: boolean) => (
  <Table aria-label="Personas" selectionMode={isChosen ? 'multiple' : 'none'}>
    <TableHeader>
      {isChosen && (
        <Column>
          <Checkbox slot="selection">Todas</Checkbox>
        </Column>
      )}
      {['Nombre', 'Rol', 'Último acceso'].map((head, index) => (
        <Column key={head} isRowHeader={index === 0} allowsSorting>
          {head}
        </Column>
      ))}
      <Column>Acciones</Column>
    </TableHeader>
    <TableBody>
      {PEOPLE.map(({ id, name, role, access }) => (
        <Row key={id} id={id}>
          {isChosen && (
            <Cell>
              <Checkbox slot="selection">Elegir</Checkbox>
            </Cell>
          )}
          <Cell>
            <Link href={`#${id}`}>{name}</Link>
          </Cell>
          <Cell>{role}</Cell>
          <Cell>{access}</Cell>
          <Cell>
            <Button aria-label={`Acciones de ${name}`}>…</Button>
          </Cell>
        </Row>
      ))}
    </TableBody>
  </Table>
);

show({
  table: people(false),
  selection: people(true),
  matrix: (
    <Table aria-label="Elenco">
      <TableHeader>
        <Column isRowHeader>Personaje</Column>
        {CHAPTERS.map((chapter) => (
          <Column key={chapter}>{chapter}</Column>
        ))}
      </TableHeader>
      <TableBody>
        {PEOPLE.map(({ id, name }) => (
          <Row key={id} id={id}>
            <Cell>{name}</Cell>
            {CHAPTERS.map((chapter) => (
              <Cell key={chapter}>
                <Link href={`#${id}-${chapter}`}>1/1</Link>
              </Cell>
            ))}
          </Row>
        ))}
      </TableBody>
    </Table>
  ),
  radios: (
    <RadioGroup>
      <Label>Desea postular como</Label>
      {CHOICES.map((choice) => (
        <Radio key={choice} value={choice}>
          {choice}
        </Radio>
      ))}
    </RadioGroup>
  ),
  tabs: (
    <Tabs>
      <TabList aria-label="Vistas">
        {CHOICES.map((choice) => (
          <Tab key={choice} id={choice}>
            {choice}
          </Tab>
        ))}
      </TabList>
      {CHOICES.map((choice) => (
        <TabPanel key={choice} id={choice}>
          <p>Vista: {choice}</p>
        </TabPanel>
      ))}
    </Tabs>
  ),
});
