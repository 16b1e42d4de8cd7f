import type { Profile } from '@doblaje/contract/client';
import { needsGuardedConsent } from '@doblaje/domain/minors';
import { formatRut } from '@doblaje/domain/rut';
import type { Description } from '@doblaje/ui/DescriptionList';
import { Mono } from '@doblaje/ui/Mono';
import { fieldText, SHEET_LABELS } from './sheet';

const FIELDS = ['representative_name', 'representative_relation', 'representative_contact'] as const;

/** What is known of a minor's representative, to read; nothing where nobody is named. */
export function representativeTold(personal: Profile['personal']): Description[] {
  if (!personal.representative_name) return [];
  const rut = personal.representative_rut;
  return [
    ...FIELDS.map((field) => ({ term: SHEET_LABELS[field], value: personal[field] })),
    ...(rut ? [{ term: SHEET_LABELS.representative_rut, value: <Mono>{formatRut(rut)}</Mono> }] : []),
    ...(needsGuardedConsent(personal.birth_date)
      ? [
          {
            term: SHEET_LABELS.representative_consent,
            value: fieldText('representative_consent', personal.representative_consent),
          },
        ]
      : []),
  ];
}
