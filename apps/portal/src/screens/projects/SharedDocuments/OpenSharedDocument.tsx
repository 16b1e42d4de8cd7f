import type { SharedDocument } from '@doblaje/contract/client';
import { momentDayText } from '@doblaje/domain/days';
import { labelOfSharedDocumentKind } from '@doblaje/domain/options/sharedDocumentKinds';
import { Button } from '@doblaje/ui/Button';
import { DrawerActions } from '@doblaje/ui/Drawer';
import { OpenBeside } from '../../../lists/OpenBeside';
import { OpenFailed } from '../../../lists/OpenFailed';
import { sharedDocumentsAddress } from './list';
import { SharedDocumentDetail } from './SharedDocumentDetail';
import { SeenStatus } from './seen';
import { useWithdrawing } from './useWithdrawing';

const MISSING = {
  title: 'Este documento ya no está',
  text: 'Puede que alguien lo haya retirado. Los que hay están en la lista.',
};

/** The contract or script named in the address, beside the list: who has seen it, its PDF, and the buttons to withdraw it. */
export function OpenSharedDocument() {
  const { withdraw, withdrawFrom, isChanging } = useWithdrawing();
  return (
    <OpenBeside<SharedDocument>
      address={sharedDocumentsAddress}
      opening="Abriendo documento"
      failed="No pudimos abrir el documento"
      title={({ title }) => title}
      meta={({ kind, createdAt, seenCount, peopleCount }) => (
        <>
          <span>{labelOfSharedDocumentKind(kind)}</span>
          <span>{momentDayText(createdAt)}</span>
          <SeenStatus seenCount={seenCount} peopleCount={peopleCount} />
        </>
      )}
      footer={(document) => (
        <DrawerActions>
          <Button variant="dangerSecondary" isDisabled={isChanging} onPress={() => void withdraw(document)}>
            {document.peopleCount === 1 ? 'Retirar' : 'Retirar a todas las personas'}
          </Button>
        </DrawerActions>
      )}
      failure={(error, isRetrying) => (
        <OpenFailed error={error} isRetrying={isRetrying} missing={MISSING} failed="No llegó el documento" />
      )}
    >
      {(document) => (
        <SharedDocumentDetail
          key={document.id}
          document={document}
          onWithdraw={(person) => void withdrawFrom(document, person)}
        />
      )}
    </OpenBeside>
  );
}
