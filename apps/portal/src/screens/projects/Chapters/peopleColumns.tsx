import type { CastablePerson } from '@doblaje/contract/client';
import { labelOfApplicantType } from '@doblaje/domain/options/applicantTypes';
import { Button } from '@doblaje/ui/Button';
import { Icon } from '@doblaje/ui/IconSet';
import { type TableColumn, TableSubline } from '@doblaje/ui/Table';
import { Headphones } from 'lucide-react';

const facts = ({ applicant_types, vocal_tone, vocal_age_range }: CastablePerson) =>
  [
    applicant_types.map(labelOfApplicantType).join(' y '),
    vocal_tone,
    vocal_age_range && `Edad vocal ${vocal_age_range}`,
  ]
    .filter(Boolean)
    .join(' · ');

/**
 * The columns of the people who can be cast. Keep them between renders: a new array renders every row.
 * @param onListen called when the user wants to hear a person's demos; `from` is the pressed button
 */
export const peopleColumns = (
  onListen: (person: CastablePerson, from: Element) => void,
): readonly TableColumn<CastablePerson>[] => [
  {
    id: 'name',
    header: 'Persona',
    width: 'minmax(0, 1fr)',
    render: (person) => (
      <>
        <strong>{person.name}</strong>
        <TableSubline>{facts(person)}</TableSubline>
      </>
    ),
  },
  {
    id: 'voices',
    header: 'En este proyecto',
    width: 'minmax(0, 1fr)',
    render: ({ voices }) =>
      voices
        .map(({ name, chapters }) => `${name} (${chapters === 1 ? '1 capítulo' : `${chapters} capítulos`})`)
        .join(', ') || 'Nada todavía',
  },
  {
    id: 'demos',
    header: 'Demos',
    width: '9.5rem',
    render: (person) =>
      person.demos.length > 0 && (
        <Button
          variant="secondary"
          size="sm"
          icon={<Icon of={Headphones} />}
          aria-label={`Escuchar a ${person.name}`}
          onPress={({ target }) => onListen(person, target)}
        >
          Escuchar
        </Button>
      ),
  },
];
