import { ApiError } from '@doblaje/contract/client';
import type { FormApi } from 'final-form';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { usePortal } from '../portal/portal';
import { failureText } from '../requests/failureText';
import { useChange } from '../requests/useChange';
import type { Edit } from './defineEdit';
import { useDrafts } from './drafts';
import { isSame } from './isSame';
import { useAsItGoes } from './useAsItGoes';

/** How to bring a removed item back. */
export interface Restoring<Result = unknown> {
  work: () => Promise<Result>;
  /** The item's name: 'El faro apagado'. */
  name: string;
}

/** Whether the refusal says that the item no longer exists. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** The typed values in words. Fields that choose an id are left out, because the names for the ids disappear with the item. */
export function typedInWords<Whole, Values extends object>(
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
 * Handles an item that somebody removed while the person typed. The form says so and keeps the typed values. The page may no longer
 * have a place for the form, so it loads again only when the form is closed. If the form disappears earlier, a lasting notification
 * says what was typed. Both offer to bring the item back; its form then has the typed values again.
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

  /** @returns whether the item was brought back */
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
    // The refusal is no longer true. The typed values stay.
    failed.current?.setConfig('keepDirtyOnReinitialize', true);
    failed.current?.reset();
  }

  return {
    /** Brings the item back from the form; undefined if that is impossible. */
    bringBack: isLost && restoring ? bringBackHere : undefined,
    isChanging,
    /**
     * @param form the form that shows the refusal
     * @returns whether the item is gone; then do not load the page again yet
     */
    refused(error: unknown, values: Values, whole: Whole, form?: FormApi<Values>): boolean {
      if (!isGone(error)) return false;
      setLost(true);
      failed.current = form;
      left.current = () => {
        void revalidate();
        // The person chose to discard the values and has read the message.
        if (drafts.get(id) === undefined) return;
        const typed = typedInWords(edit, values, whole);
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

  /** The form is sent again, or the person left it after reading the message. */
  function heard(): void {
    setLost(false);
    left.current = undefined;
  }
}
