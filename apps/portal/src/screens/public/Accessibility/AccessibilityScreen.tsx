import { dayText, monthText } from '@doblaje/domain/days';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { Section } from '@doblaje/ui/Section';
import { Stack } from '@doblaje/ui/Stack';
import { WriteToStudio } from '../../../shell/WriteToStudio';
import { STATEMENT } from './statement';

const SUPPORTED = STATEMENT.supported.map(({ name, text }) => ({ term: name, value: text }));

const criteriaText = (criteria: readonly string[]) =>
  `${criteria.length === 1 ? 'Criterio' : 'Criterios'} ${criteria.join(', ')}`;

const FAILING = STATEMENT.failing.map(({ name, text, criteria, until }) => ({
  term: name,
  value: `${text} ${criteriaText(criteria)}. Se corrige o se revisa a más tardar en ${monthText(until.slice(0, 7))}.`,
}));

/** 'Accesibilidad': what works, what is known to fail and until when, and whom to tell. Everybody may read it. */
export function AccessibilityScreen() {
  return (
    <Stack gap="section">
      <PageHeading level="public" sub={`Revisada el ${dayText(STATEMENT.on)}`}>
        Accesibilidad
      </PageHeading>
      <p>
        Este portal cumple en parte con las pautas WCAG 2.2, nivel AA. Aquí dice qué funciona y qué falta.
      </p>
      <p>
        <WriteToStudio
          sentence="Si algo no te funciona, o necesitas un documento de otra forma, escríbele al estudio"
          otherwise="Si algo no te funciona, o necesitas un documento de otra forma, díselo a la persona del estudio con quien hablas."
        />
      </p>
      <Section title="Lo que funciona">
        <DescriptionList items={SUPPORTED} />
      </Section>
      <Section title="Lo que falla">
        <DescriptionList items={FAILING} />
      </Section>
      <Section title="Lo que no se ha probado">
        <p>{STATEMENT.untried}</p>
      </Section>
    </Stack>
  );
}
