import type { WorkOrder } from '@doblaje/contract/client';
import { labelOfVoiceScope } from '@doblaje/domain/options/voiceScopes';
import { changedVoiceUses, voiceUseText } from '@doblaje/domain/voices';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { Section } from '@doblaje/ui/Section';
import { withToday } from './withToday';

/** What an order may do with its person's voice: what its paper says, and beside it what has changed since. */
export function VoiceUses({
  order: { voices, voicesIssued },
  isBeside = false,
}: {
  order: Pick<WorkOrder, 'voices' | 'voicesIssued'>;
  /** Whether it stands beside the paper, where there is little room: in a row. @default false */
  isBeside?: boolean;
}) {
  const said = voicesIssued ?? voices;
  const changed = changedVoiceUses(said, voices);
  const todayOf = (scope: (typeof changed)[number]) =>
    changed.includes(scope) ? voiceUseText(voices.find((use) => use.scope === scope)) : '';
  if (said.length === 0) return null;
  return (
    <Section title="Uso de la voz" headingLevel={3}>
      <DescriptionList
        layout={isBeside ? 'inline' : 'columns'}
        items={said.map((use) => ({
          term: labelOfVoiceScope(use.scope),
          value: withToday(voiceUseText(use), todayOf(use.scope)),
        }))}
      />
    </Section>
  );
}
