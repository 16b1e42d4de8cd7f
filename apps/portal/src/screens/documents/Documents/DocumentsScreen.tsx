import { useState } from 'react';
import { ListScreen } from '../../../lists/ListScreen';
import { useOpenRow } from '../../../lists/useList';
import { UploadBoleta } from '../OwnBoletas/UploadBoleta';
import { UploadLink } from '../OwnBoletas/UploadLink';
import { type ChosenAnswer, ChosenAnswerContext } from './answering/chosenAnswer';
import { ownDocumentColumns } from './columns';
import { documentMenu } from './DocumentMenu';
import { documentsAddress } from './list';
import { useDocumentTexts } from './useDocumentTexts';

/** Documentos (product.md §3): the person's own documents. The document named in the address is open beside them. */
export function DocumentsScreen() {
  const { open } = useOpenRow(documentsAddress);
  const [chosen, setChosen] = useState<ChosenAnswer | null>(null);
  return (
    <ChosenAnswerContext
      value={{
        chosen,
        choose: (answer) => {
          setChosen(answer);
          open(answer.documentId);
        },
        settle: () => setChosen(null),
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
    </ChosenAnswerContext>
  );
}
