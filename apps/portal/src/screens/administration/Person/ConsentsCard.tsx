import type { GivenConsent } from '@doblaje/contract/client';
import { CONSENT_NAMES, CONSENT_PURPOSES } from '@doblaje/domain/consents';
import { Card } from '@doblaje/ui/Card';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { Stack } from '@doblaje/ui/Stack';
import { consentGiven, consentName, consentState } from '../../../formats/consentText';
import { usePerson } from './personContext';
import { RecordVoice, WithdrawVoice } from './VoiceConsents';

const Given = ({ consent }: { consent: GivenConsent }) => (
  <Stack gap="close">
    <div>
      <div>{`${consentState(consent)}. Dada el ${consentGiven(consent)} (versión ${consent.version}):`}</div>
      <div>«{consent.statement}»</div>
    </div>
    {consent.voice && consent.withdrawnAt === null && <WithdrawVoice consent={consent} />}
  </Stack>
);

/** Autorizaciones: what the person agreed to, with the words of then. Only the person withdraws them, but for those of their voice. */
export function ConsentsCard() {
  const { consents, account } = usePerson().person;
  const voices = consents.filter(({ purpose }) => purpose === 'voice').map(consentName);
  const names = [...CONSENT_PURPOSES.map((purpose) => CONSENT_NAMES[purpose]), ...new Set(voices)];
  const given = names.map((name) => consents.filter((of) => consentName(of) === name));
  return (
    <Card title="Autorizaciones">
      <Stack gap="close">
        {consents.length === 0 ? (
          <p>No ha dado ninguna.</p>
        ) : (
          given.map(
            ([first, ...others]) =>
              first && (
                // A list each, so that a button stands nearer to its own words than to the next.
                <DescriptionList
                  key={first.id}
                  layout="stacked"
                  items={[
                    {
                      term: consentName(first),
                      value: (
                        <Stack gap="close">
                          {[first, ...others].map((consent) => (
                            <Given key={consent.id} consent={consent} />
                          ))}
                        </Stack>
                      ),
                    },
                  ]}
                />
              ),
          )
        )}
        <RecordVoice key={account.id} />
      </Stack>
    </Card>
  );
}
