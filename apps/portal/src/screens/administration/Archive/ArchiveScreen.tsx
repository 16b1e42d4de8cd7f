import type { archiveList } from '@doblaje/contract/lists';
import { CsvButton } from '../../../lists/CsvButton';
import type { ListTexts } from '../../../lists/ListPanel';
import { ListScreen } from '../../../lists/ListScreen';
import { usePortal } from '../../../portal/portal';
import { archiveColumns } from './columns';
import { archiveAddress } from './list';

const TEXTS: ListTexts<typeof archiveList> = {
  search: 'Buscar por papel, persona o RUT',
  filters: { kind: 'Tipo' },
  noun: ['papel', 'papeles'],
  failed: 'No pudimos cargar el archivo contable',
  none: {
    title: 'El archivo está vacío',
    text: 'Cuando alguien con órdenes o boletas elimine sus datos, aquí quedará lo que la ley manda guardar.',
  },
  noMatch: {
    title: 'Ningún papel coincide',
    text: 'Prueba con otras palabras o quita los filtros para ver todo el archivo.',
  },
};

/** Archivo contable (desk.md §3 Erasure): the papers that accounting law keeps of people who erased everything. ADMIN only. */
export function ArchiveScreen() {
  const { archive } = usePortal().client.catalogue;
  return (
    <ListScreen
      title="Archivo contable"
      sub="Órdenes y boletas de personas que eliminaron sus datos: la ley contable manda guardarlas seis años"
      address={archiveAddress}
      columns={archiveColumns}
      texts={TEXTS}
      end={
        <CsvButton
          address={archiveAddress}
          ask={(query) => archive.csv.$get({ query })}
          fileName="archivo-contable.csv"
        />
      }
    />
  );
}
