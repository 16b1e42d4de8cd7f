import { PEOPLE_KINDS } from '@doblaje/domain/options/peopleKinds';
import { PERSONAL_DATA_KINDS } from '@doblaje/domain/options/personalDataKinds';
import { Checkbox } from '@doblaje/ui/Checkbox';
import { createForm } from '@doblaje/ui/form';
import { Section } from '@doblaje/ui/Section';
import { Stack } from '@doblaje/ui/Stack';
import type { KindBoxes } from './kinds';

const { ToggleField } = createForm<KindBoxes>();

/** A group of boxes under its name. */
const Boxes = ({
  title,
  of,
}: {
  title: string;
  of: readonly { value: keyof KindBoxes; label: string }[];
}) => (
  <Section title={title} headingLevel={3} data-wide="">
    <Stack gap="close">
      {of.map(({ value, label }) => (
        <ToggleField key={value} as={Checkbox} name={value}>
          {label}
        </ToggleField>
      ))}
    </Stack>
  </Section>
);

/** The boxes of the kinds of data and of people. */
export const KindFields = () => (
  <>
    <Boxes title="Clases de datos" of={PERSONAL_DATA_KINDS} />
    <Boxes title="Clases de personas" of={PEOPLE_KINDS} />
  </>
);
