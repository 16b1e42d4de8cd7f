import { Download, KeyRound, Pencil, Trash2 } from 'lucide-react';
import { ActionList } from '../../ActionList';
import { Button } from '../../Button';
import { ButtonRow } from '../../ButtonRow';
import { HeadAction } from '../../HeadAction';
import { Icon } from '../../IconSet';
import { Link } from '../../Link';
import { LinkButton } from '../../LinkButton';
import { Section } from '../../Section';
import { TextButton } from '../../TextButton';
import { TextField } from '../../TextField';
import { OpenMenu } from './OpenMenu';
import type { Pair } from './pair';

const password = { id: 'password', icon: <Icon of={KeyRound} />, text: 'Cambiar contraseña', href: '#' };
const download = { id: 'download', icon: <Icon of={Download} />, text: 'Descargar mis datos', href: '#' };
const erase = { id: 'erase', icon: <Icon of={Trash2} />, text: 'Eliminar mis datos', isDanger: true };
const edit = { id: 'edit', icon: <Icon of={Pencil} />, text: 'Editar' };

export const ACTIONS: Readonly<Record<string, Pair>> = {
  ActionList: {
    does: <ActionList items={[password, download, { ...erase, onAction: () => undefined }]} />,
    dont: (
      <ActionList
        items={[
          { ...download, id: 'home', text: 'Principal' },
          { ...password, id: 'documents', text: 'Documentos' },
        ]}
      />
    ),
  },
  Button: {
    does: (
      <ButtonRow>
        <Button>Guardar cambios</Button>
        <Button variant="secondary">Cancelar</Button>
      </ButtonRow>
    ),
    dont: (
      <ButtonRow>
        <Button>Guardar cambios</Button>
        <Button variant="danger">Cancelar</Button>
      </ButtonRow>
    ),
    of: [0, 1],
  },
  ButtonRow: {
    does: (
      <ButtonRow>
        <Button>Aprobar</Button>
        <Button variant="secondary">Rechazar</Button>
      </ButtonRow>
    ),
    dont: (
      <ButtonRow>
        <Button>Aprobar</Button>
        <Button variant="secondary">Rechazar</Button>
        <Button variant="secondary">Descargar</Button>
        <Button variant="secondary">Imprimir</Button>
      </ButtonRow>
    ),
  },
  HeadAction: {
    does: (
      <Section title="Datos personales">
        <TextField label="Nombre" defaultValue="Antonia" />
      </Section>
    ),
    dont: (
      <Section
        title="Datos personales"
        actions={
          <>
            <HeadAction icon={<Icon of={Pencil} />}>Editar</HeadAction>
            <HeadAction icon={<Icon of={Download} />}>Descargar</HeadAction>
          </>
        }
      >
        Antonia Millaquén Rojas
      </Section>
    ),
  },
  Link: {
    does: (
      <p>
        Emite tu boleta en el <Link href="#">sitio del SII</Link>.
      </p>
    ),
    dont: (
      <p>
        Para emitir tu boleta, <Link href="#">haz clic aquí</Link>.
      </p>
    ),
  },
  LinkButton: {
    does: <LinkButton href="#">Ir a inicio sesión</LinkButton>,
    dont: (
      <>
        <TextField label="Correo electrónico" />
        <LinkButton href="#">Enviar</LinkButton>
      </>
    ),
  },
  Menu: {
    does: (
      <OpenMenu
        label="Acciones de Antonia Millaquén"
        items={[edit, download, { ...erase, id: 'delete', text: 'Eliminar' }]}
      />
    ),
    dont: <OpenMenu label="Acciones de Baltazar Quintrel" items={[edit]} />,
  },
  TextButton: {
    does: (
      <p>
        Falta completar. <TextButton>Agregar RUT</TextButton>
      </p>
    ),
    dont: (
      <p>
        Falta completar. <TextButton>Ir a Documentos</TextButton>
      </p>
    ),
  },
};
