import { useUnsavedGuard } from '@doblaje/ui/form';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import type { Draft, DraftStore } from './drafts';

/**
 * Goes last inside a form. It restores the values typed before the session expired. It keeps the current values while they differ from
 * the loaded ones. It also makes the browser ask before the page is closed or reloaded.
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
  const over = useRef(base);
  useUnsavedGuard();

  useEffect(() => drafts.show(id), [drafts, id]);
  useEffect(() => {
    over.current = base;
    // Update a draft only if there is one. After a save there is none, and it must not come back while the form closes.
    const draft = drafts.get(id);
    if (draft) drafts.keep(id, { ...draft, base });
  }, [drafts, id, base]);
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
        if (dirty) drafts.keep(id, { base: over.current, values });
        else drafts.forget(id);
      },
      { values: true, dirty: true },
    );
  }, [form, drafts, id]);
  return null;
}
