import type { GivenConsent } from '@doblaje/contract/client';
import { Button } from '@doblaje/ui/Button';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { Section } from '@doblaje/ui/Section';
import { Stack } from '@doblaje/ui/Stack';
import { Status } from '@doblaje/ui/Status';
import { consentGiven, consentName, consentState } from '../../../formats/consentText';

/** One consent: the words as they were read, its state, and the button that withdraws it while it is in force. */
export function ConsentEntry({ consent, onWithdraw }: { consent: GivenConsent; onWithdraw: () => void }) {
  const { statement, version, withdrawnAt, isReplaced } = consent;
  const name = consentName(consent);
  const isInForce = withdrawnAt === null;
  const ended = isReplaced ? 'draft' : 'cancelled';
  return (
    <Section
      headingLevel={3}
      // Several may have one title.
      aria-labelledby={undefined}
      aria-label={`${name}, ${consentGiven(consent)}`}
      title={name}
      actions={
        isInForce && (
          <Button variant="secondary" size="sm" aria-label={`Retirar: ${name}`} onPress={onWithdraw}>
            Retirar
          </Button>
        )
      }
    >
      <Stack gap="close">
        <p>«{statement}»</p>
        <DescriptionList
          layout="inline"
          items={[
            {
              term: 'Estado',
              value: <Status shape={isInForce ? 'done' : ended}>{consentState(consent)}</Status>,
            },
            { term: 'Dada', value: consentGiven(consent) },
            { term: 'Texto', value: `Versión ${version}` },
          ]}
        />
      </Stack>
    </Section>
  );
}
