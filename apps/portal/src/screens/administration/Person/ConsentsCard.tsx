import type { GivenConsent } from '@doblaje/contract/client';
import { CONSENT_NAMES, CONSENT_PURPOSES } from '@doblaje/domain/consents';
import { Card } from '@doblaje/ui/Card';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { Stack } from '@doblaje/ui/Stack';
import { consentGiven, consentState } from '../../../formats/consentText';
import { usePerson } from './personContext';

const Given = ({ consent }: { consent: GivenConsent }) => (
  <div>
    <div>{`${consentState(consent)}. Dada el ${consentGiven(consent)} (versión ${consent.version}):`}</div>
    <div>«{consent.statement}»</div>
  </div>
);

/** Autorizaciones: what the person agreed to, with the words of then. Only the person withdraws them. */
export function ConsentsCard() {
  const { consents } = usePerson().person;
  const given = CONSENT_PURPOSES.map((purpose) => consents.filter((of) => of.purpose === purpose));
  return (
    <Card title="Autorizaciones">
      {consents.length === 0 ? (
        <p>No ha dado ninguna.</p>
      ) : (
        <DescriptionList
          layout="stacked"
          items={given.flatMap(([first, ...others]) =>
            first
              ? {
                  term: CONSENT_NAMES[first.purpose],
                  value: (
                    <Stack gap="close">
                      {[first, ...others].map((consent) => (
                        <Given key={consent.id} consent={consent} />
                      ))}
                    </Stack>
                  ),
                }
              : [],
          )}
        />
      )}
    </Card>
  );
}
