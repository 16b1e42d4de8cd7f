import { ApiError } from '@doblaje/contract/client';
import type { FormApi } from 'final-form';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { usePortal } from '../portal';
import { failureText } from '../shell/failureText';
import { useChange } from '../shell/useChange';
import type { Edit } from './defineEdit';
import { useDrafts } from './drafts';
import { isSame } from './isSame';
import { useAsItGoes } from './useAsItGoes';

/** How what somebody removed is brought back. */
export interface Restoring<Result = unknown> {
  work: () => Promise<Result>;
  /** What it is called: 'El faro apagado'. */
  name: string;
}

/** Whether the refusal says that what was edited is there no more. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** What was typed, in words: choices aside, whose words go with what they were of. */
export function typedText<Whole, Values extends object>(
  { fields, labels, text, valuesOf }: Edit<Whole, Values>,
  values: Values,
  whole: Whole,
): string {
  const before = valuesOf(whole);
  return fields
    .filter((field) => !isSame(values[field], before[field]) && !/Id$/.test(field))
    .map((field) => `${labels[field]}: ${text(field, values[field], whole)}`)
    .join('; ');
}

/**
 * Somebody removed what is edited while one typed. The form says so and stays with what was typed: the page, which may have no place for
 * it any more, is read anew once the form is left. Where the page goes before that, a notice that stays says what was typed. Both offer
 * to bring it back: what was typed is then in its form again.
 */
export function useLost<Whole, Values extends object>(
  edit: Edit<Whole, Values>,
  id: string,
  restoring: Restoring | undefined,
) {
  const { notices } = usePortal();
  const drafts = useDrafts(edit.drafts);
  const { revalidate } = useRevalidator();
  const { change, isChanging } = useChange();
  const [isLost, setLost] = useState(false);
  const left = useAsItGoes();
  const latest = useRef(restoring);
  const failed = useRef<FormApi<Values>>(undefined);
  useEffect(() => {
    latest.current = restoring;
  });

  /** @returns whether it was brought back */
  async function bringBack(): Promise<boolean> {
    const back = latest.current;
    if (!back) return false;
    return change(back.work, {
      failed: 'No pudimos recuperarlo',
      done: () => ({ title: 'Recuperado', message: back.name }),
    });
  }

  async function bringBackHere(): Promise<void> {
    if (!(await bringBack())) return;
    heard();
    // Its refusal is true no more; what was typed stays.
    failed.current?.setConfig('keepDirtyOnReinitialize', true);
    failed.current?.reset();
  }

  return {
    /** Where it can be brought back from the form: what does that. */
    bringBack: isLost && restoring ? bringBackHere : undefined,
    isChanging,
    /**
     * @param form that says it
     * @returns whether it is gone; then the page is not to be read anew for now
     */
    refused(error: unknown, values: Values, whole: Whole, form?: FormApi<Values>): boolean {
      if (!isGone(error)) return false;
      setLost(true);
      failed.current = form;
      left.current = () => {
        void revalidate();
        // Whoever chose to lose it has read it.
        if (drafts.get(id) === undefined) return;
        const typed = typedText(edit, values, whole);
        notices.notify({
          type: 'error',
          title: failureText(error),
          ...(typed !== '' && { message: `Habías escrito: ${typed}.` }),
          ...(latest.current && { action: { text: 'Deshacer', onAction: () => void bringBack() } }),
          timeout: null,
        });
      };
      return true;
    },
    heard,
  };

  /** It is sent once more, or left by whoever has read it. */
  function heard(): void {
    setLost(false);
    left.current = undefined;
  }
}
