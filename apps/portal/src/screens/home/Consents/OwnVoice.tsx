import type { OwnConsents } from '@doblaje/contract/client';
import { dayInChile } from '@doblaje/domain/days';
import { labelOfVoiceScope } from '@doblaje/domain/options/voiceScopes';
import { voiceAnswers, voiceNotOwnText } from '@doblaje/domain/voices';
import { Button } from '@doblaje/ui/Button';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { Section } from '@doblaje/ui/Section';
import { Stack } from '@doblaje/ui/Stack';
import { useState } from 'react';
import { useWaiting } from '../../../edits/drafts';
import { GiveVoiceDialog, OWN_VOICE_DRAFTS } from './GiveVoiceDialog';

/** What the person allows with their voice, by use, and the button that allows one. */
export function OwnVoice({ consents, voice: { projects, birthDate } }: OwnConsents) {
  const [isOpen, setOpen] = useState(useWaiting(OWN_VOICE_DRAFTS) !== undefined);
  const inForce = consents.flatMap(({ voice, withdrawnAt }) =>
    voice !== null && withdrawnAt === null ? [voice] : [],
  );
  const refused = voiceNotOwnText(birthDate);
  return (
    <Section
      title="Tu voz"
      actions={
        refused === '' && (
          <Button variant="secondary" size="sm" onPress={() => setOpen(true)}>
            Autorizar un uso de mi voz
          </Button>
        )
      }
    >
      <Stack>
        <DescriptionList
          layout="inline"
          items={voiceAnswers(inForce, dayInChile()).map(({ scope, texts }) => ({
            term: labelOfVoiceScope(scope),
            value: texts.map((text) => <div key={text}>{text}</div>),
          }))}
        />
        {refused !== '' && <p>{refused}.</p>}
      </Stack>
      <GiveVoiceDialog projects={projects} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Section>
  );
}
