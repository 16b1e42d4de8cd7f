import { formatRut, isValidRut } from '@doblaje/domain/rut';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { PersonHeading } from '@doblaje/ui/PersonHeading';
import { Section } from '@doblaje/ui/Section';
import { useLoaderData } from 'react-router-dom';
import { LoadError } from '../../shell/LoadError';
import { useSettled } from '../../shell/useSettled';
import type { HomeData } from './loader';

type Profile = Awaited<HomeData['profile']>;

/** Principal: who one is, and whether the RUT lacks (spec §2; the whole data sheet is later work). */
export function HomeScreen() {
  const { value: profile, error } = useSettled(useLoaderData<HomeData>().profile);
  // One and the same heading before and after the answer: it may have the focus.
  return (
    <>
      <PersonHeading name={profile ? `${profile.first_name} ${profile.last_name}` : 'Principal'} />
      {error !== undefined && <LoadError title="No pudimos cargar tu ficha" error={error} />}
      {profile && <PersonalData profile={profile} />}
    </>
  );
}

function PersonalData({ profile: { first_name, last_name, email, rut } }: { profile: Profile }) {
  const rutEntry = isValidRut(rut)
    ? { value: formatRut(rut) }
    : { missing: rut ? `${rut} no es un RUT válido.` : 'Falta completar.' };
  return (
    <Section title="Datos personales">
      <DescriptionList
        items={[
          { term: 'Nombre', value: `${first_name} ${last_name}` },
          { term: 'Correo electrónico', value: email },
          { term: 'RUT', ...rutEntry },
        ]}
      />
    </Section>
  );
}
