import type { ApplicationDetail } from '@doblaje/contract/client';
import { labelOfCommunity } from '@doblaje/domain/options/communities';
import { labelOfCountry } from '@doblaje/domain/options/countries';
import { labelOfDisability } from '@doblaje/domain/options/disabilities';
import { labelOfVocalTone } from '@doblaje/domain/options/vocalTones';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { Link } from '@doblaje/ui/Link';
import { Mono } from '@doblaje/ui/Mono';
import { Section } from '@doblaje/ui/Section';
import { Stack } from '@doblaje/ui/Stack';

/** Every answer of the questionnaire, in its order. */
export function QuestionnaireAnswers({ application }: { application: ApplicationDetail }) {
  const { applicant, country, rut, passport, sensitive, experiences } = application;
  const identity =
    country === 'CL'
      ? { term: 'Rut', value: rut && <Mono>{rut}</Mono> }
      : { term: 'Documento de identidad', value: passport && <Mono>{passport}</Mono> };
  return (
    <Stack gap="section">
      <Section title="Datos" headingLevel={3}>
        <DescriptionList
          items={[
            { term: 'País', value: labelOfCountry(country) },
            identity,
            { term: 'Edad', value: `${application.age} años` },
            { term: 'Teléfono', value: application.phone },
            { term: 'Dirección', value: application.address },
            {
              term: 'Correo electrónico',
              value: <Link href={`mailto:${applicant.email}`}>{applicant.email}</Link>,
            },
            ...(sensitive
              ? [
                  { term: 'Comunidad', value: labelOfCommunity(sensitive.community) },
                  { term: 'Discapacidad', value: labelOfDisability(sensitive.disability) },
                ]
              : []),
          ]}
        />
      </Section>
      <Section title="Actuación de voz" headingLevel={3}>
        <DescriptionList
          items={[
            { term: 'Formación', value: application.voice_training },
            {
              term: 'Experiencia',
              value: experiences.length > 0 && (
                <Stack gap="close">
                  {experiences.map(({ project, character }, row) => (
                    <span key={row}>{[project, character].filter(Boolean).join(', ')}</span>
                  ))}
                </Stack>
              ),
            },
            { term: 'Rango de edad vocal', value: application.vocal_age_range },
          ]}
        />
      </Section>
      <Section title="Canto" headingLevel={3}>
        <DescriptionList
          items={[
            { term: 'Experiencia', value: application.singing_experience },
            { term: 'Sobre ella', value: application.singing_detail },
            { term: 'Tono vocal', value: labelOfVocalTone(application.vocal_tone) },
          ]}
        />
      </Section>
    </Stack>
  );
}
