import type { Profile } from '@doblaje/contract/client';
import { identityField } from '@doblaje/domain/forms';
import { hasValidIdentity } from '@doblaje/domain/forms/identity';
import { isMinor } from '@doblaje/domain/minors';
import { formatRut } from '@doblaje/domain/rut';
import { type Description, DescriptionList } from '@doblaje/ui/DescriptionList';
import { Mono } from '@doblaje/ui/Mono';
import { TextButton } from '@doblaje/ui/TextButton';
import { fieldRow } from './fieldRow';
import { representativeTold } from './representativeTold';
import { fieldText, SHEET_LABELS, type SheetField } from './sheet';

const AFTER_IDENTITY = ['gender', 'birth_date', 'phone', 'address'] as const;
/** Sensitive fields: the sheet does not ask for them. */
const UNTOLD_ALLOWED = ['community', 'disability'] as const;

/**
 * Datos personales to read. A row without a value offers to add it. If the identity field of the country is missing or invalid, its row
 * says so.
 * @param onAdd called when the person wants to add this field
 */
export function PersonalView({
  personal,
  onAdd,
}: {
  personal: Profile['personal'];
  onAdd: (field: SheetField | 'identity') => void;
}) {
  return (
    <DescriptionList
      items={[
        { term: SHEET_LABELS.first_name, value: `${personal.first_name} ${personal.last_name}` },
        fieldRow('country', personal.country, onAdd),
        identity(personal, () => onAdd('identity')),
        ...AFTER_IDENTITY.map((field) => fieldRow(field, personal[field], onAdd)),
        ...UNTOLD_ALLOWED.map((field) => ({
          term: SHEET_LABELS[field],
          value: fieldText(field, personal[field]) || 'Sin indicar',
        })),
        ...(isMinor(personal.birth_date)
          ? representativeRows(personal, () => onAdd('representative_name'))
          : []),
      ]}
    />
  );
}

/** Who represents a minor; where nobody is named, one row that asks for them. */
function representativeRows(personal: Profile['personal'], onAdd: () => void): Description[] {
  const told = representativeTold(personal);
  if (told.length > 0) return told;
  return [
    {
      term: 'Quien te representa',
      missing: (
        <>
          Falta completar: tienes menos de 18 años.{' '}
          <TextButton onPress={onAdd}>Agregar a quien te representa</TextButton>
        </>
      ),
    },
  ];
}

/** The identity field's row. Without a country it is the RUT's. */
function identity(personal: Profile['personal'], onMend: () => void): Description {
  const field = identityField(personal.country) ?? 'rut';
  const value = personal[field] ?? '';
  const term = SHEET_LABELS[field];
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
