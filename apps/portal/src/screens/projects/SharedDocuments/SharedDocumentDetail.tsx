import type { Recipient, SharedDocument } from '@doblaje/contract/client';
import { dayText, momentText } from '@doblaje/domain/days';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { Section } from '@doblaje/ui/Section';
import { Stack } from '@doblaje/ui/Stack';
import { sizeText } from '../../../formats/size';
import { useSession } from '../../../portal/portal';
import { OrderPaper } from '../Orders/OrderPaper';
import { RecipientsTable } from './RecipientsTable';
import { SharedDocumentHistory } from './SharedDocumentHistory';
import { audienceText, placeText } from './seen';

interface SharedDocumentDetailProps {
  document: SharedDocument;
  onWithdraw: (person: Recipient) => void;
}

/** A contract or script: its recipients, who has seen it and when, and its PDF. */
export function SharedDocumentDetail({ document, onWithdraw }: SharedDocumentDetailProps) {
  const { userId } = useSession();
  const { people, fileName, size, createdAt, endsOn } = document;
  const place = placeText(document);
  // An ADMIN's reading marks nothing as seen, except the ADMIN's own copy. So open another recipient's copy if there is one.
  const read = people.find(({ personId }) => personId !== userId) ?? people[0];
  return (
    <Stack gap="section">
      <DescriptionList
        items={[
          ...(place === '' ? [] : [{ term: 'Proyecto', value: place }]),
          { term: 'Para', value: audienceText(document) },
          ...(endsOn === '' ? [] : [{ term: 'Término', value: dayText(endsOn) }]),
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
