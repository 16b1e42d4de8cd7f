import { Button } from '@doblaje/ui/Button';
import { Icon } from '@doblaje/ui/IconSet';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useWaiting } from '../../../edits/drafts';
import { CsvButton } from '../../../lists/CsvButton';
import { ListScreen } from '../../../lists/ListScreen';
import type { TabFrame } from '../../../lists/tabs';
import { usePortal } from '../../../portal/portal';
import { sharedDocumentColumns } from './columns';
import { LazyUpload } from './LazyUpload';
import { sharedDocumentsAddress } from './list';
import { sharedDocumentMenu } from './SharedDocumentMenu';
import { UPLOADED } from './upload';
import { useSharedDocumentTexts } from './useSharedDocumentTexts';
import { useWithdrawing } from './useWithdrawing';
import { WithdrawingContext } from './withdrawing';

/** The contracts and scripts of the studio, and who has seen them, with the one named in the address beside them. ADMIN only. */
export function SharedDocumentsScreen({ title, breadcrumbs, within }: TabFrame) {
  const documents = usePortal().client.catalogue['shared-documents'];
  const waiting = useWaiting(UPLOADED);
  const [isOpen, setOpen] = useState(waiting?.base === null);
  const withdrawing = useWithdrawing();
  const upload = (
    <Button icon={<Icon of={Upload} />} onPress={() => setOpen(true)}>
      Subir documento
    </Button>
  );
  return (
    <WithdrawingContext value={withdrawing}>
      <ListScreen
        title={title}
        label="Contratos y guiones"
        breadcrumbs={breadcrumbs}
        within={within}
        actions={
          <>
            <CsvButton
              isHead
              address={sharedDocumentsAddress}
              ask={(query) => documents.csv.$get({ query })}
              fileName="contratos-y-guiones.csv"
            />
            {upload}
          </>
        }
        address={sharedDocumentsAddress}
        columns={sharedDocumentColumns}
        texts={useSharedDocumentTexts(upload)}
        rowMenu={sharedDocumentMenu}
        opensBeside
      />
      <LazyUpload isOpen={isOpen} onClose={() => setOpen(false)} />
    </WithdrawingContext>
  );
}
