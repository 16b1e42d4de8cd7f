import { useState } from 'react';
import { ListScreen } from '../../../lists/ListScreen';
import { useOpenRow } from '../../../lists/useList';
import { UploadBoleta } from '../OwnBoletas/UploadBoleta';
import { UploadLink } from '../OwnBoletas/UploadLink';
import { type AskedAnswer, AskedAnswerContext } from './answering/askedAnswer';
import { ownDocumentColumns } from './columns';
import { documentMenu } from './DocumentMenu';
import { documentsAddress } from './list';
import { useDocumentTexts } from './useDocumentTexts';

/** Documentos (product.md §3): the person's own documents. The document named in the address is open beside them. */
export function DocumentsScreen() {
  const { open } = useOpenRow(documentsAddress);
  const [asked, setAsked] = useState<AskedAnswer | null>(null);
  return (
    <AskedAnswerContext
      value={{
        asked,
        ask: (answer) => {
          setAsked(answer);
          open(answer.documentId);
        },
        settle: () => setAsked(null),
      }}
    >
      <ListScreen
        title="Documentos"
        sub="Órdenes de trabajo, contratos, guiones y boletas"
        actions={<UploadLink />}
        address={documentsAddress}
        columns={ownDocumentColumns}
        texts={useDocumentTexts()}
        rowMenu={documentMenu}
        opensBeside
      />
      <UploadBoleta />
    </AskedAnswerContext>
  );
}
