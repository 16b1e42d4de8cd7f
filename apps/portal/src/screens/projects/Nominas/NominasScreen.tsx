import type { nominasList } from '@doblaje/contract/lists';
import type { ListTexts } from '../../../lists/ListPanel';
import { ListScreen } from '../../../lists/ListScreen';
import type { TabFrame } from '../../../lists/tabs';
import { CreateNomina } from './CreateNomina';
import { nominaColumns } from './columns';
import { nominasAddress } from './list';

const TEXTS: ListTexts<typeof nominasList> = {
  search: 'Buscar nómina o persona',
  filters: { state: 'Estado', file: 'Archivo', paidIn: 'Pagada en', until: 'Con boletas hasta' },
  noun: ['nómina', 'nóminas'],
  failed: 'No pudimos cargar las nóminas',
  none: {
    title: 'Aún no hay nóminas',
    text: 'Junta las boletas aprobadas en una nómina para pagarlas con una sola transferencia por persona.',
  },
  noMatch: {
    title: 'Ninguna nómina coincide',
    text: 'Prueba con otras palabras o quita los filtros para verlas todas.',
  },
};

/** The nóminas of the studio, with the one named in the address beside them (desk.md §3). ADMIN only. */
export function NominasScreen({ title, breadcrumbs, within }: TabFrame) {
  return (
    <ListScreen
      title={title}
      label="Nóminas"
      breadcrumbs={breadcrumbs}
      within={within}
      actions={<CreateNomina />}
      address={nominasAddress}
      columns={nominaColumns}
      texts={TEXTS}
      opensBeside
    />
  );
}
