import { ChevronDown, Clapperboard, Download, FileText, IdCard, MicVocal } from 'lucide-react';
import { Card } from '../../Card';
import { iconProps } from '../../ground/icon/iconProps';
import { Link } from '../../Link';
import { Logo } from '../../Logo';
import { PageHeading } from '../../PageHeading';
import { PublicHeader } from '../../PublicHeader';
import { RouteError } from '../../RouteError';
import { RythmoBand } from '../../RythmoBand';
import { MenuItem } from '../../Sidebar/MenuItem';
import { List } from '../../Sidebar/Sidebar.styles';
import type { ReadItem } from '../../Sidebar/sidebarItem';
import { StateTile } from '../../StateTile';
import { Stepper } from '../../Stepper';
import { Table } from '../../Table';
import { TopBar } from '../../TopBar';
import { Bar, BoothButton, Side } from '../../TopBar/TopBar.styles';
import { AsNarrow } from './AsNarrow';
import type { Pair } from './pair';

const BRAND = 'Estudio de Doblaje';
const none = () => undefined;

const login = { href: '#login', text: 'Iniciar sesión' };
const register = { href: '#register', text: 'Registrarse', isOutlined: true };

const home = { id: 'home', icon: <IdCard />, text: 'Principal', href: '#home' };
const experiences = { id: 'projects', icon: <MicVocal />, text: 'Experiencias', href: '#projects' };
const documents = { id: 'documents', icon: <FileText />, text: 'Documentos', href: '#documents' };

/** The entries of the menu, without its column, which is as high as the window and goes in a narrow one. */
function Entries({ items }: { items: readonly ReadItem[] }) {
  return (
    <div style={{ width: 'var(--dui-sidebar-width)', maxWidth: '100%', border: 'var(--dui-line)' }}>
      <List>
        {items.map((item) => (
          <MenuItem key={item.id} item={item} isCollapsed={false} isTall={false} alertText="" />
        ))}
      </List>
    </div>
  );
}

const steps = ['Datos', 'Canto', 'Final'].map((text) => ({ id: text, text, href: '#' }));

const payments = [
  { id: '1', name: 'Orden N.º 1.187' },
  { id: '2', name: 'Orden N.º 1.216' },
];

const notFound = {
  status: 404,
  statusText: 'Not Found',
  message: 'La dirección que abriste no existe en el portal.',
};

/** What stands around a page, or in place of it. */
export const FRAME: Readonly<Record<string, Pair>> = {
  Logo: {
    does: (
      <div
        style={{ display: 'inline-block', padding: 13, border: '1px dashed var(--dui-color-border-strong)' }}
      >
        <Logo brand={BRAND} />
      </div>
    ),
    dont: <Logo brand={BRAND} style={{ color: 'var(--dui-color-danger)' }} />,
  },
  PublicHeader: {
    does: (
      <AsNarrow>
        <PublicHeader
          brand={BRAND}
          homeUrl="#"
          links={[{ ...login, isCurrent: true }, register]}
          labels={{ nav: 'Acceso, bien' }}
        />
      </AsNarrow>
    ),
    dont: (
      <AsNarrow>
        <PublicHeader
          brand={BRAND}
          homeUrl="#"
          links={[login, register, { href: '#help', text: 'Ayuda' }]}
          labels={{ nav: 'Acceso, mal' }}
        />
      </AsNarrow>
    ),
  },
  RouteError: {
    does: (
      <AsNarrow>
        <RouteError {...notFound} action={{ href: '#', text: 'Volver al inicio' }} />
      </AsNarrow>
    ),
    dont: (
      <AsNarrow>
        <Card title="Documentos">
          <RouteError {...notFound} action={{ onAction: none, text: 'Reintentar' }} />
        </Card>
      </AsNarrow>
    ),
  },
  RythmoBand: {
    does: (
      <AsNarrow>
        <RythmoBand
          past={[]}
          words={[
            { text: 'Silencio,', width: 110 },
            { text: 'por', width: 66 },
            { text: 'favor.', width: 104 },
          ]}
        />
      </AsNarrow>
    ),
    dont: (
      <AsNarrow>
        <RythmoBand past={[]} words={[{ text: 'Completa tu ficha para postular', width: 62 }]} />
      </AsNarrow>
    ),
  },
  Sidebar: {
    does: <Entries items={[{ ...home, isCurrent: true }, experiences, documents]} />,
    dont: (
      <Entries
        items={[
          { ...home, isCurrent: true },
          { id: 'create', icon: <Clapperboard />, text: 'Crear proyecto', href: '#create' },
          { id: 'download', icon: <Download />, text: 'Descargar datos', href: '#download' },
        ]}
      />
    ),
  },
  StateTile: {
    does: (
      <>
        <StateTile state="done" />
        <PageHeading>Tu cuenta está activada</PageHeading>
      </>
    ),
    dont: (
      <Table<(typeof payments)[number]>
        aria-label="Órdenes pagadas"
        rows={payments}
        columns={[
          { id: 'name', header: 'Orden', render: ({ name }) => name },
          { id: 'state', header: 'Pago', render: () => <StateTile state="done" /> },
        ]}
      />
    ),
  },
  Stepper: {
    does: <Stepper steps={steps} current={2} labels={{ list: 'Progreso, bien' }} />,
    dont: (
      <>
        <Stepper steps={steps} current={1} labels={{ list: 'Progreso, mal' }} />
        <p style={{ marginTop: 12 }}>
          <Link href="#">Ir al último paso</Link>
        </p>
      </>
    ),
  },
  TopBar: {
    does: (
      <AsNarrow>
        <TopBar brand={BRAND} homeHref="#" onLogout={none} />
      </AsNarrow>
    ),
    dont: (
      <AsNarrow>
        <Bar>
          <Side>
            <Logo brand={BRAND} href="#" onBooth isCompact />
          </Side>
          <Side>
            <BoothButton>
              <span>Mi cuenta</span>
              <ChevronDown {...iconProps} />
            </BoothButton>
          </Side>
        </Bar>
      </AsNarrow>
    ),
    of: [2, 1],
  },
};
