import { Stack } from '@doblaje/ui/Stack';
import { CsvButton } from '../../../lists/CsvButton';
import { ListScreen } from '../../../lists/ListScreen';
import type { TabFrame } from '../../../lists/tabs';
import { usePortal } from '../../../portal/portal';
import { approveChosen } from './ApproveChosen';
import { boletaColumns } from './columns';
import { boletasAddress } from './list';
import { Totals } from './Totals';
import { useBoletaTexts } from './useBoletaTexts';

/** The boletas of the studio and their totals, with the one named in the address beside them (desk.md §3). ADMIN only. */
export function BoletasScreen({ title, breadcrumbs, within }: TabFrame) {
  const { boletas } = usePortal().client.catalogue;
  return (
    <ListScreen
      title={title}
      label="Boletas"
      breadcrumbs={breadcrumbs}
      within={(list) =>
        within(
          <Stack>
            <Totals />
            {list}
          </Stack>,
        )
      }
      address={boletasAddress}
      columns={boletaColumns}
      texts={useBoletaTexts()}
      bulk={approveChosen}
      end={
        <CsvButton
          address={boletasAddress}
          ask={(query) => boletas.csv.$get({ query })}
          fileName="boletas.csv"
        />
      }
      opensBeside
    />
  );
}
