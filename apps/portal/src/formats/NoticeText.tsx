import type { PrivacyNotice } from '@doblaje/contract/client';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { Section } from '@doblaje/ui/Section';
import { Stack } from '@doblaje/ui/Stack';

interface NoticeTextProps {
  sections: PrivacyNotice['sections'];
  /** Of the sections' titles. */
  headingLevel: 2 | 3;
}

/** The sections of a privacy notice: paragraphs, and facts under the name of what they tell of. */
export function NoticeText({ sections, headingLevel }: NoticeTextProps) {
  return (
    <Stack gap="section">
      {sections.map(({ title, paragraphs, items }) => (
        <Section key={title} title={title} headingLevel={headingLevel}>
          <Stack>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {items.map((item) => (
              <div key={item.title}>
                <p>
                  <strong>{item.title}</strong>
                </p>
                <DescriptionList items={item.facts.map(({ name, value }) => ({ term: name, value }))} />
              </div>
            ))}
          </Stack>
        </Section>
      ))}
    </Stack>
  );
}
