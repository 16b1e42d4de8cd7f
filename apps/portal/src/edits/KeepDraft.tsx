import { useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import type { Draft, DraftStore } from './drafts';

/**
 * Last inside a form: brings back what was typed before the session expired, and keeps what is typed now for as long as it
 * differs from what was read.
 */
export function KeepDraft<Base, Values extends object>({
  drafts,
  id,
  base,
}: {
  drafts: DraftStore<Draft<Base, Values>>;
  id: string;
  base: Base;
}) {
  const form = useForm<Values>();
  const isRestored = useRef(false);

  useEffect(() => drafts.show(id), [drafts, id]);
  useEffect(() => {
    const draft = isRestored.current ? undefined : drafts.get(id);
    isRestored.current = true;
    if (draft) {
      form.batch(() => {
        for (const name of Object.keys(draft.values) as (keyof Values)[])
          form.change(name, draft.values[name]);
      });
    }
    return form.subscribe(
      ({ values, dirty }) => {
        if (dirty) drafts.keep(id, { base, values });
        else drafts.forget(id);
      },
      { values: true, dirty: true },
    );
  }, [form, drafts, id, base]);
  return null;
}
