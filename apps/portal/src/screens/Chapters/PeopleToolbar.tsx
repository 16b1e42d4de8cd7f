import type { CastablePerson } from '@doblaje/contract/client';
import type { ListPage } from '@doblaje/contract/lists';
import { APPLICANT_TYPES } from '@doblaje/domain/options/applicantTypes';
import { GENDERS } from '@doblaje/domain/options/genders';
import { VOCAL_TONES } from '@doblaje/domain/options/vocalTones';
import { FilterChip, SearchBox, Toolbar } from '@doblaje/ui/Toolbar';
import { countText } from '../../lists/counts';
import type { PeopleSearch } from './usePeople';

const FILTERS = {
  applicant_types: { name: 'Tipo', options: APPLICANT_TYPES },
  vocal_tone: { name: 'Tono', options: VOCAL_TONES },
  gender: { name: 'Género', options: GENDERS },
} as const;

/** Ages that voices are looked for by. */
const AGES = [5, 10, 15, 20, 30, 40, 50, 60, 70, 80].map((age) => ({
  value: `${age}`,
  label: `${age} años`,
}));

interface PeopleToolbarProps {
  question: PeopleSearch;
  onChange: (change: Partial<PeopleSearch>) => void;
  /** Not known yet: undefined. */
  total: ListPage<CastablePerson> | undefined;
}

/** Search and filters of the people who can be cast. */
export function PeopleToolbar({ question, onChange, total }: PeopleToolbarProps) {
  return (
    <Toolbar end={<span role="status">{total && countText(total, ['persona', 'personas'])}</span>}>
      <SearchBox
        label="Buscar por nombre o correo"
        maxLength={100}
        autoFocus
        value={question.search}
        onSearch={(search) => onChange({ search })}
      />
      {(Object.keys(FILTERS) as (keyof typeof FILTERS)[]).map((filter) => (
        <FilterChip
          key={filter}
          name={FILTERS[filter].name}
          selectionMode="single"
          options={FILTERS[filter].options}
          value={question[filter] ? [question[filter]] : []}
          onChange={([chosen]) => onChange({ [filter]: chosen })}
        />
      ))}
      <FilterChip
        name="Edad vocal"
        selectionMode="single"
        options={AGES}
        value={question.vocalAge === null ? [] : [`${question.vocalAge}`]}
        onChange={([age]) => onChange({ vocalAge: age === undefined ? null : Number(age) })}
      />
    </Toolbar>
  );
}
