import type { Profile } from '@doblaje/contract/client';
import { identityField } from '@doblaje/domain/forms';
import { hasValidIdentity } from '@doblaje/domain/forms/identity';
import { formatRut } from '@doblaje/domain/rut';
import { type Description, DescriptionList } from '@doblaje/ui/DescriptionList';
import { Mono } from '@doblaje/ui/Mono';
import { TextButton } from '@doblaje/ui/TextButton';
import { fieldText, LABELS } from './sheet';

const AFTER_IDENTITY = ['gender', 'birth_date', 'phone', 'address', 'community', 'disability'] as const;

/**
 * Datos personales to read. While the identity field of the country is missing or invalid, its row says so.
 * @param onMendIdentity the person wants to write the identity field
 */
export function PersonalView({
  personal,
  onMendIdentity,
}: {
  personal: Profile['personal'];
  onMendIdentity: () => void;
}) {
  return (
    <DescriptionList
      items={[
        { term: LABELS.first_name, value: `${personal.first_name} ${personal.last_name}` },
        { term: LABELS.country, value: fieldText('country', personal.country) },
        identity(personal, onMendIdentity),
        ...AFTER_IDENTITY.map((field) => ({ term: LABELS[field], value: fieldText(field, personal[field]) })),
      ]}
    />
  );
}

/** The identity field's row: the RUT's also before a country is known. */
function identity(personal: Profile['personal'], onMend: () => void): Description {
  const field = identityField(personal.country) ?? 'rut';
  const value = personal[field] ?? '';
  const term = LABELS[field];
  const text = field === 'rut' ? formatRut(value) : value;
  if (hasValidIdentity(personal)) return { term, value: <Mono>{text}</Mono> };
  const name = field === 'rut' ? 'RUT' : 'documento';
  return {
    term,
    missing: (
      <>
        {value === '' ? 'Falta completar.' : `${value} no es un ${name} válido.`}{' '}
        <TextButton onPress={onMend}>{`${value === '' ? 'Agregar' : 'Corregir'} ${name}`}</TextButton>
      </>
    ),
  };
}
