import { useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import { useDrafts } from './drafts';
import type { SectionName, SectionRead, SheetValues } from './sheet';

/**
 * Last inside a section's form: brings back what was typed before the session expired, and keeps what is typed now for as
 * long as it differs from what was read.
 */
export function KeepDraft<Section extends SectionName>({
  section,
  owner,
  base,
}: {
  section: Section;
  owner: string;
  base: SectionRead<Section>;
}) {
  const drafts = useDrafts();
  const form = useForm<SheetValues[Section]>();
  const isRestored = useRef(false);

  useEffect(() => {
    const draft = isRestored.current ? undefined : drafts.get(section, owner);
    isRestored.current = true;
    if (draft) {
      form.batch(() => {
        for (const [name, value] of Object.entries(draft.values)) form.change(name as never, value as never);
      });
    }
    return form.subscribe(
      ({ values, dirty }) => {
        if (dirty) drafts.keep(section, owner, { base, values });
        else drafts.forget(section);
      },
      { values: true, dirty: true },
    );
  }, [form, drafts, section, owner, base]);
  return null;
}
