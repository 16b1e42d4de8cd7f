import { describeList, peopleList } from '@doblaje/contract/lists';
import { listAddress } from '../../../lists/address';
import type { ListTexts } from '../../../lists/ListTable';

/** The vocal ages to filter by. */
const AGES = [5, 10, 15, 20, 30, 40, 50, 60, 70, 80].map((age) => ({
  value: `${age}`,
  label: `${age} años`,
}));

/** The list of people who can be cast. It also finds people whose vocal age range includes a chosen age. */
const list = describeList({ ...peopleList, filters: { ...peopleList.filters, vocalAge: AGES } });

export const castableAddress = listAddress(list, {
  filters: { applicant_types: 'tipo', vocal_tone: 'tono', gender: 'genero', vocalAge: 'edad' },
});

const NOBODY = {
  title: 'Nadie coincide',
  text: 'Prueba con otras palabras o quita los filtros. Solo aparecen personas con la cuenta activa.',
};

export const CASTABLE_TEXTS: ListTexts<typeof list> = {
  search: 'Buscar por nombre o correo',
  filters: { applicant_types: 'Tipo', vocal_tone: 'Tono', gender: 'Género', vocalAge: 'Edad vocal' },
  noun: ['persona', 'personas'],
  failed: 'No pudimos buscar personas',
  none: NOBODY,
  noMatch: NOBODY,
};
