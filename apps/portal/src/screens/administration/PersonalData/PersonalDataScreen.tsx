import { Link } from '@doblaje/ui/Link';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { Section } from '@doblaje/ui/Section';
import { Skeleton } from '@doblaje/ui/Skeleton';
import { Stack } from '@doblaje/ui/Stack';
import { useLoaderData } from 'react-router-dom';
import type { TabFrame } from '../../../lists/tabs';
import { ListFailed } from '../../../requests/ListFailed';
import { useAnswer } from '../../../requests/useAnswer';
import { Breaches } from './Breaches';
import { Controller } from './Controller';
import { Kept } from './Kept';
import { NoticeState } from './NoticeState';
import type { PersonalDataAnswer } from './personalData';
import { Treatments } from './Treatments';

/** 'Datos personales': what the studio does with them, the notice that says so, and what it removes. ADMIN only. */
export function PersonalDataScreen({ title, breadcrumbs, within }: TabFrame) {
  const { value, isPending } = useAnswer(useLoaderData<{ answer: Promise<PersonalDataAnswer> }>().answer);
  const { data, breaches, error } = value ?? {};
  return (
    <>
      <PageHeading breadcrumbs={breadcrumbs}>{title}</PageHeading>
      {within(
        <Section title="Datos personales">
          <Stack gap="section">
            {data && breaches && (
              <>
                <NoticeState data={data} />
                <Controller settings={data.settings} />
                <Treatments treatments={data.treatments} />
                <Breaches breaches={breaches} />
                <Section title="Solicitudes" headingLevel={3}>
                  <Stack>
                    <p>Lo que las personas piden sobre sus datos, y hasta cuándo se responde.</p>
                    <Link href="/documents-back/data-requests">Ver las solicitudes sobre datos</Link>
                  </Stack>
                </Section>
                <Section title="Lecturas" headingLevel={3}>
                  <Stack>
                    <p>Quién del estudio abrió fichas, archivos y datos bancarios, o descargó listas.</p>
                    <Link href="/documents-back/readings">Ver las lecturas de datos</Link>
                  </Stack>
                </Section>
                <Kept kept={data.kept} />
              </>
            )}
            {error !== undefined && (
              <ListFailed
                title="No pudimos cargar los datos personales"
                error={error}
                isRetrying={isPending}
              />
            )}
            {!value && <Skeleton lines={6} labels={{ loading: 'Cargando los datos personales...' }} />}
          </Stack>
        </Section>,
      )}
    </>
  );
}
