import type { Voice } from '@doblaje/contract/client';
import { momentText } from '@doblaje/domain/days';
import { VOCAL_PROFILE_LABELS } from '@doblaje/domain/forms/vocalProfile';
import { AsideColumns } from '@doblaje/ui/AsideColumns';
import { Button } from '@doblaje/ui/Button';
import { Card } from '@doblaje/ui/Card';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { EmptyState } from '@doblaje/ui/EmptyState';
import { FootNote } from '@doblaje/ui/FootNote';
import { HeadAction } from '@doblaje/ui/HeadAction';
import { Icon } from '@doblaje/ui/IconSet';
import { Section } from '@doblaje/ui/Section';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useWaiting } from '../../../edits/drafts';
import { DemoPlayer } from '../../../media/DemoPlayer';
import { accountName } from '../Users/account';
import { OfTab } from './OfTab';
import { usePerson } from './personContext';
import { VoiceDialog } from './VoiceDialog';
import { VOICE } from './voice';

/** 'Perfil vocal': the voice's profile, with the demos beside it. Across the whole page, a video would be larger than the screen. */
export function VoiceTab() {
  return (
    <OfTab<Voice> loading="Cargando perfil vocal..." failed="No pudimos cargar el perfil vocal">
      {(voice) => <OfVoice voice={voice} />}
    </OfTab>
  );
}

function OfVoice({ voice }: { voice: Voice }) {
  const { account } = usePerson().person;
  const [isEditing, setEditing] = useState(useWaiting(VOICE.drafts) !== undefined);
  const { profile, demos } = voice;
  const edit = () => setEditing(true);
  return (
    <AsideColumns
      aside={
        <Card title="Demos">
          <DemoPlayer personId={account.id} name={accountName(account)} demos={demos} />
        </Card>
      }
    >
      {profile ? (
        <Section
          title="Perfil vocal"
          actions={
            <HeadAction icon={<Icon of={Pencil} />} aria-label="Editar perfil vocal" onPress={edit}>
              Editar
            </HeadAction>
          }
        >
          <DescriptionList items={rowsOf(profile)} />
          <FootNote>
            {profile.editedAt === null
              ? 'Como está en su postulación aceptada.'
              : `El estudio lo editó el ${momentText(profile.editedAt)}.`}
          </FootNote>
        </Section>
      ) : (
        <EmptyState
          title="Aún no tiene perfil vocal"
          action={
            <Button variant="secondary" icon={<Icon of={Plus} />} onPress={edit}>
              Agregar perfil vocal
            </Button>
          }
        >
          Se escribe solo al aceptar su postulación, y por él se encuentra a la persona al asignar personajes.
        </EmptyState>
      )}
      <VoiceDialog isOpen={isEditing} onClose={() => setEditing(false)} voice={voice} />
    </AsideColumns>
  );
}

const rowsOf = (profile: NonNullable<Voice['profile']>) => [
  { term: VOCAL_PROFILE_LABELS.applicant_types, value: profile.applicant_types.join(', ') },
  { term: VOCAL_PROFILE_LABELS.vocal_tone, value: profile.vocal_tone },
  { term: VOCAL_PROFILE_LABELS.vocal_age_range, value: profile.vocal_age_range },
  { term: VOCAL_PROFILE_LABELS.singing, value: profile.singing },
  { term: VOCAL_PROFILE_LABELS.singing_detail, value: profile.singing_detail },
  { term: VOCAL_PROFILE_LABELS.note, value: profile.note },
];
