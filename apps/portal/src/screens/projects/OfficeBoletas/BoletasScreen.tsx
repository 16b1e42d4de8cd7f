import { Button } from '@doblaje/ui/Button';
import { Stack } from '@doblaje/ui/Stack';
import { useState } from 'react';
import { useWaiting } from '../../../edits/drafts';
import { CsvButton } from '../../../lists/CsvButton';
import { ListScreen } from '../../../lists/ListScreen';
import type { TabFrame } from '../../../lists/tabs';
import { usePortal } from '../../../portal/portal';
import { approveChosen } from './ApproveChosen';
import { TYPED_BTE } from './bte';
import { boletaColumns } from './columns';
import { boletasAddress } from './list';
import { Totals } from './Totals';
import { UploadBte } from './UploadBte';
import { useBoletaTexts } from './useBoletaTexts';

/** The boletas of the studio and their totals, with the one named in the address beside them (desk.md §3). ADMIN only. */
export function BoletasScreen({ title, breadcrumbs, within }: TabFrame) {
  const { boletas } = usePortal().client.catalogue;
  const waiting = useWaiting(TYPED_BTE);
  const [isOpen, setOpen] = useState(waiting !== undefined && waiting.base === null);
  return (
    <>
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
        // Not beside the title: on a phone the first boleta would begin below the middle of the screen.
        end={
          <>
            <Button variant="secondary" size="sm" onPress={() => setOpen(true)}>
              Subir BTE
            </Button>
            <CsvButton
              address={boletasAddress}
              ask={(query) => boletas.csv.$get({ query })}
              fileName="boletas.csv"
            />
          </>
        }
        opensBeside
      />
      <UploadBte isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
