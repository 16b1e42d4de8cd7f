import { identityField } from '@doblaje/domain/forms';
import { hasValidIdentity } from '@doblaje/domain/forms/identity';
import { PROFILE_LABELS, profileText } from '@doblaje/domain/forms/profileText';
import { isMinor } from '@doblaje/domain/minors';
import { formatRut } from '@doblaje/domain/rut';
import { type Description, DescriptionList } from '@doblaje/ui/DescriptionList';
import { HeadAction } from '@doblaje/ui/HeadAction';
import { Icon } from '@doblaje/ui/IconSet';
import { Mono } from '@doblaje/ui/Mono';
import { Section } from '@doblaje/ui/Section';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useWaiting } from '../../../edits/drafts';
import { representativeTold } from '../../home/Home/representativeTold';
import { CorrectDialog } from './CorrectDialog';
import { CORRECTION } from './correction';
import { type PersonContext, usePerson } from './personContext';

type Personal = PersonContext['person']['personal'];

const SHOWN = ['gender', 'birth_date', 'phone', 'address'] as const;
const SENSITIVE = ['community', 'disability'] as const;

/** The identity field's row. Without a country it is the RUT's. */
function identityRow(personal: Personal): Description {
  const field = identityField(personal.country) ?? 'rut';
  const value = personal[field] ?? '';
  const term = PROFILE_LABELS[field];
  if (value === '') return { term, missing: 'Falta completar.' };
  const shown = <Mono>{field === 'rut' ? formatRut(value) : value}</Mono>;
  if (hasValidIdentity(personal)) return { term, value: shown };
  return { term, missing: <>{shown} no es válido.</> };
}

/** Sensitive values show only with a valid consent. Without consent none are stored. */
const sensitiveText = (field: (typeof SENSITIVE)[number], personal: Personal) =>
  personal.sensitive_consent
    ? profileText(field, personal[field]) || 'Sin indicar'
    : 'Sin autorización para guardarla';

/** Who represents a minor. Only the person names them. */
function representativeRows(personal: Personal): Description[] {
  const told = representativeTold(personal);
  if (told.length > 0) return told;
  return [
    {
      term: 'Quien representa',
      missing: 'Falta: tiene menos de 18 años. Pídele que lo complete en su ficha, en Principal.',
    },
  ];
}

/** Datos personales, with the button to correct them. */
export function PersonalData() {
  const { person } = usePerson();
  const { account, personal } = person;
  const [isCorrecting, setCorrecting] = useState(
    useWaiting(CORRECTION.drafts)?.base.account.id === account.id,
  );
  return (
    <Section
      title="Datos personales"
      actions={
        <HeadAction
          icon={<Icon of={Pencil} />}
          aria-label="Corregir datos personales"
          onPress={() => setCorrecting(true)}
        >
          Corregir
        </HeadAction>
      }
    >
      <DescriptionList
        items={[
          { term: PROFILE_LABELS.first_name, value: `${personal.first_name} ${personal.last_name}` },
          { term: 'Correo electrónico', value: account.email },
          { term: PROFILE_LABELS.country, value: profileText('country', personal.country) },
          identityRow(personal),
          ...SHOWN.map((field) => ({
            term: PROFILE_LABELS[field],
            value: profileText(field, personal[field]),
          })),
          ...SENSITIVE.map((field) => ({
            term: PROFILE_LABELS[field],
            value: sensitiveText(field, personal),
          })),
          ...(isMinor(personal.birth_date) ? representativeRows(personal) : []),
        ]}
      />
      <CorrectDialog isOpen={isCorrecting} onClose={() => setCorrecting(false)} />
    </Section>
  );
}
