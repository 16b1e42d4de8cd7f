import type { EditOutcome } from '@doblaje/contract/client';
import { FORM_ERROR, type FormErrors, type SubmitErrors } from '@doblaje/ui/form';
import type { FormApi } from 'final-form';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isSessionEnd } from '../session/ended';
import { failureText } from '../shell/failureText';
import { BringBack } from './BringBack';
import type { Edit } from './defineEdit';
import { useDrafts } from './drafts';
import { isSame } from './isSame';
import { NewerValues } from './NewerValues';
import { editFailure } from './useFormEnd';
import { type Restoring, useLost } from './useLost';
import { WatchValues } from './WatchValues';

/** How far what is typed is saved. */
export type SaveState =
  | { is: 'saved'; at: string }
  | { is: 'saving' }
  /** Something typed makes no sense yet: its field says so. */
  | { is: 'invalid' }
  /** Somebody else saved meanwhile: the form shows both. */
  | { is: 'overtaken' }
  | { is: 'failed'; why: string };

/** What came of saving: how it is now, or why it is not saved. */
export type Saved<Whole, Values> = { whole: Whole } | { errors: SubmitErrors<Values> };

interface AutoSaveOptions<Whole, Values extends object> {
  edit: Edit<Whole, Values>;
  id: string;
  /** As it was read. */
  whole: Whole;
  validate: (values: Values) => FormErrors<Values>;
  save: (values: Values, updatedAt: string) => Promise<EditOutcome<Whole>>;
  /** Follows every save, and what the server told of a newer one. */
  onWhole: (whole: Whole) => void;
  onState: (state: SaveState) => void;
  /** How it is brought back when somebody deleted it meanwhile. */
  restoring?: Restoring<Whole>;
}

/** Milliseconds without a change after which what is typed is saved. */
const PAUSE = 800;

/**
 * Saves what is typed as one types, one request at a time, each of what the one before has left. Where somebody else saved meanwhile it
 * stops, shows both, and goes on once one of them was chosen. What is not saved (no connection, an ended session) stays, and is found
 * again.
 */
export function useAutoSave<Whole, Values extends object>(options: AutoSaveOptions<Whole, Values>) {
  const { edit, id, whole } = options;
  const drafts = useDrafts(edit.drafts);
  const [kept] = useState(() => drafts.get(id));
  const base = useRef(kept?.base ?? whole);
  const latest = useRef(options);
  const form = useRef<FormApi<Values> | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<unknown> | null>(null);
  const [overtaken, setOvertaken] = useState<{ whole: Whole; fields: (keyof Values & string)[] } | null>(
    null,
  );
  const isHeld = useRef(false);
  const lost = useLost(edit, id, options.restoring && { ...options.restoring, work: restore });
  useEffect(() => {
    latest.current = options;
  });

  const typed = () => form.current?.getState().values ?? edit.valuesOf(base.current);
  const isUnsaved = () => !isSame(typed(), edit.valuesOf(base.current));
  const tell = (state: SaveState) => latest.current.onState(state);

  /** What is saved next is saved over what was brought back. */
  async function restore(): Promise<void> {
    const whole = await latest.current.restoring?.work();
    if (whole) base.current = whole;
  }

  /** What was changed elsewhere is taken over where nothing was typed here. */
  function takeOver(current: Whole) {
    const [before, now] = [edit.valuesOf(base.current), edit.valuesOf(current)];
    const values = typed();
    const fields = edit.fields.filter((field) => !isSame(before[field], now[field]));
    base.current = current;
    isHeld.current = true;
    form.current?.batch(() => {
      for (const field of fields)
        if (isSame(values[field], before[field])) form.current?.change(field, now[field]);
    });
    setOvertaken(fields.length > 0 ? { whole: current, fields } : null);
  }

  async function send(values: Values): Promise<Saved<Whole, Values>> {
    tell({ is: 'saving' });
    try {
      const outcome = await latest.current.save(values, edit.updatedAtOf(base.current));
      if (outcome.isStale) {
        takeOver(outcome.current);
        tell({ is: 'overtaken' });
        latest.current.onWhole(outcome.current);
        return { errors: { [FORM_ERROR]: outcome.message } as SubmitErrors<Values> };
      }
      base.current = outcome.saved;
      lost.heard();
      if (!isUnsaved()) drafts.forget(id);
      tell({ is: 'saved', at: edit.updatedAtOf(outcome.saved) });
      latest.current.onWhole(outcome.saved);
      return { whole: outcome.saved };
    } catch (error) {
      lost.refused(error, values, base.current);
      tell({ is: 'failed', why: isSessionEnd(error) ? 'tu sesión terminó' : failureText(error) });
      return { errors: editFailure<Values>(error, edit.fields, true) };
    }
  }

  /** Saves at once what is not saved yet. */
  async function flush(): Promise<Saved<Whole, Values>> {
    clearTimeout(pause.current);
    while (running.current) await running.current;
    isHeld.current = false;
    if (!isUnsaved()) {
      drafts.forget(id);
      tell({ is: 'saved', at: edit.updatedAtOf(base.current) });
      return { whole: base.current };
    }
    const errors = latest.current.validate(typed());
    if (Object.keys(errors).length > 0) {
      tell({ is: 'invalid' });
      return { errors: errors as SubmitErrors<Values> };
    }
    const attempt = send(typed());
    running.current = attempt;
    const saved = await attempt;
    running.current = null;
    return saved;
  }

  /** What is typed now differs from before. */
  function follow() {
    clearTimeout(pause.current);
    if (isUnsaved()) drafts.keep(id, { base: base.current, values: typed() });
    else drafts.forget(id);
    if (isHeld.current) return;
    // From the first letter on nothing says any more that it is saved.
    if (isUnsaved()) tell({ is: 'saving' });
    pause.current = setTimeout(() => void flush(), PAUSE);
  }

  useEffect(() => drafts.show(id), [drafts, id]);
  const asks = useRef(isUnsaved);
  useEffect(() => {
    asks.current = isUnsaved;
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (asks.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const leave = useRef(flush);
  useEffect(() => {
    leave.current = async () => (isHeld.current || !isUnsaved() ? { whole: base.current } : flush());
  });
  // Whoever closes it within the pause finds it saved.
  useEffect(() => () => void leave.current(), []);

  const newer: ReactNode = overtaken && (
    <NewerValues edit={edit} fields={overtaken.fields} whole={overtaken.whole} />
  );
  const { bringBack } = lost;
  return {
    /** Somebody deleted it: the way to bring it back, and what was typed with it; null otherwise. */
    lost: bringBack ? (
      <BringBack isPending={lost.isChanging} onPress={() => void bringBack().then(flush)} />
    ) : null,
    initialValues: useState(() => kept?.values ?? edit.valuesOf(whole))[0],
    flush,
    /** A move of it was refused because somebody else was there before. */
    takeOver,
    /** What somebody else wrote meanwhile; null once something was saved. */
    newer,
    /** Inside the form. */
    watch: <WatchValues<Values> form={form} onChange={follow} />,
    /** What the form holds. */
    typed,
    /** As it was saved last. */
    whole: () => base.current,
    /** What was overtaken is settled. */
    settle: () => setOvertaken(null),
  };
}
