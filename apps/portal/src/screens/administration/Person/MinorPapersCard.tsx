import { dayText } from '@doblaje/domain/days';
import {
  isMinorPaper,
  type MinorPaper,
  type MinorPaperStanding,
  minorPapersOn,
} from '@doblaje/domain/minors';
import { labelOfSharedDocumentKind } from '@doblaje/domain/options/sharedDocumentKinds';
import { Button } from '@doblaje/ui/Button';
import { Card } from '@doblaje/ui/Card';
import { type Description, DescriptionList } from '@doblaje/ui/DescriptionList';
import { Stack } from '@doblaje/ui/Stack';
import { useState } from 'react';
import { useWaiting } from '../../../edits/drafts';
import { LazyUpload } from '../../projects/SharedDocuments/LazyUpload';
import { UPLOADED } from '../../projects/SharedDocuments/upload';
import { accountName } from '../Users/account';
import { usePerson } from './personContext';

/** One paper, and whether it needs another. */
function told({ kind, state, validUntil }: MinorPaperStanding): Description {
  const term = labelOfSharedDocumentKind(kind);
  const day = dayText(validUntil);
  if (state === 'held') return { term, value: `Vale hasta el ${day}` };
  if (state === 'soon') return { term, missing: `Vale solo hasta el ${day}: pide el siguiente.` };
  const lacks = 'sin este papel no se emiten sus órdenes.';
  return { term, missing: state === 'over' ? `Venció el ${day}: ${lacks}` : `Falta: ${lacks}` };
}

/** Papeles de menor de edad: which of them a person under 18 lacks, and the button to upload one. Nothing of an adult. */
export function MinorPapersCard() {
  const { account, minor } = usePerson().person;
  const waiting = useWaiting(UPLOADED);
  const waits = waiting?.base === account.id ? waiting.values.kind : '';
  const [asked, setAsked] = useState<MinorPaper>(isMinorPaper(waits) ? waits : 'minor-authorization');
  const [isOpen, setOpen] = useState(waits !== '');
  const papers = minorPapersOn(minor);
  if (papers.length === 0) return null;
  return (
    <Card title="Papeles de menor de edad">
      <Stack gap="close">
        {papers.map((paper) => (
          // A list each, so that a state stands nearer to its own paper than to the next.
          <DescriptionList key={paper.kind} layout="stacked" items={[told(paper)]} />
        ))}
        {account.state === 'active' ? (
          <div>
            <Button
              variant="secondary"
              size="sm"
              onPress={() => {
                setAsked(papers.find(({ state }) => state !== 'held')?.kind ?? 'minor-authorization');
                setOpen(true);
              }}
            >
              Subir documento
            </Button>
          </div>
        ) : (
          <p>Para subirlos, su cuenta tiene que estar activa.</p>
        )}
      </Stack>
      <LazyUpload
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        start={{ kind: asked, personId: account.id, name: accountName(account) }}
      />
    </Card>
  );
}
