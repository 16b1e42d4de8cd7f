import type { Recipient, SharedDocument } from '@doblaje/contract/client';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { Section } from '@doblaje/ui/Section';
import { Stack } from '@doblaje/ui/Stack';
import { momentText } from '../../formats/moment';
import { sizeText } from '../../formats/size';
import { useSession } from '../../portal';
import { OrderPaper } from '../Orders/OrderPaper';
import { RecipientsTable } from './RecipientsTable';
import { SharedDocumentHistory } from './SharedDocumentHistory';
import { audienceText, placeText } from './seen';

interface SharedDocumentDetailProps {
  document: SharedDocument;
  onWithdraw: (person: Recipient) => void;
}

/** A contract or script: for whom it is, who has seen it and when, and its PDF. */
export function SharedDocumentDetail({ document, onWithdraw }: SharedDocumentDetailProps) {
  const { userId } = useSession();
  const { people, fileName, size, createdAt } = document;
  const place = placeText(document);
  // Read as ADMIN it is opened for nobody, unless it is one's own.
  const read = people.find(({ personId }) => personId !== userId) ?? people[0];
  return (
    <Stack gap="section">
      <DescriptionList
        items={[
          ...(place === '' ? [] : [{ term: 'Proyecto', value: place }]),
          { term: 'Para', value: audienceText(document) },
          { term: 'Archivo', value: `${fileName}, ${sizeText(size)}` },
          { term: 'Subido', value: momentText(createdAt) },
        ]}
      />
      <RecipientsTable people={people} onWithdraw={onWithdraw} />
      {read && <OrderPaper documentId={read.documentId} />}
      <Section title="Historial" headingLevel={3}>
        <SharedDocumentHistory document={document} />
      </Section>
    </Stack>
  );
}
