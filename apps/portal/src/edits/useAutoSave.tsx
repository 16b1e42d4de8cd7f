import type { EditOutcome } from '@doblaje/contract/client';
import { FORM_ERROR, type FormErrors, type SubmitErrors } from '@doblaje/ui/form';
import type { FormApi } from 'final-form';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { failureText } from '../requests/failureText';
import { isSessionEnd } from '../session/ended';
import { BringBack } from './BringBack';
import type { Edit } from './defineEdit';
import { useDrafts } from './drafts';
import { isSame } from './isSame';
import { NewerValues } from './NewerValues';
import { editFailure } from './useFormEnd';
import { type Restoring, useLost } from './useLost';
import { WatchValues } from './WatchValues';

/** How far the typed values are saved. */
export type SaveState =
  | { is: 'saved'; at: string }
  | { is: 'saving' }
  /** A typed value is not valid yet. Its field says so. */
  | { is: 'invalid' }
  /** Somebody else saved meanwhile. The form shows both versions. */
  | { is: 'overtaken' }
  | { is: 'failed'; why: string };

/** The result of a save: the saved item, or why it is not saved. */
export type Saved<Whole, Values> = { whole: Whole } | { errors: SubmitErrors<Values> };

interface AutoSaveOptions<Whole, Values extends object> {
  edit: Edit<Whole, Values>;
  id: string;
  /** The item as it was loaded. */
  whole: Whole;
  validate: (values: Values) => FormErrors<Values>;
  save: (values: Values, updatedAt: string) => Promise<EditOutcome<Whole>>;
  /** Gets the item after every save, and the newer version after a refusal. */
  onWhole: (whole: Whole) => void;
  onState: (state: SaveState) => void;
  /** How to bring the item back if somebody deleted it meanwhile. */
  restoring?: Restoring<Whole>;
}

/** Milliseconds without a change before the values are saved. */
const PAUSE = 800;

/**
 * Saves the values while the person types, one request at a time. Each save builds on the result of the one before. If somebody else
 * saved meanwhile, it stops and shows both versions. It goes on after the person chooses one. Unsaved values (no connection, an ended
 * session) are kept and restored later.
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

  /** The next save builds on the restored item. */
  async function restore(): Promise<void> {
    const whole = await latest.current.restoring?.work();
    if (whole) base.current = whole;
  }

  /** Takes over changes from elsewhere in the fields where nothing was typed here. */
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

  /** Saves all unsaved values at once. */
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

  /** Reacts to a change of the typed values. */
  function follow() {
    clearTimeout(pause.current);
    if (isUnsaved()) drafts.keep(id, { base: base.current, values: typed() });
    else drafts.forget(id);
    if (isHeld.current) return;
    // From the first letter on, the form must not say that it is saved.
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
  // If the person closes the form within the pause, save at once.
  useEffect(() => () => void leave.current(), []);

  const newer: ReactNode = overtaken && (
    <NewerValues edit={edit} fields={overtaken.fields} whole={overtaken.whole} />
  );
  const { bringBack } = lost;
  return {
    /** If somebody deleted the item: the button that brings it back with the typed values. Otherwise null. */
    lost: bringBack ? (
      <BringBack isPending={lost.isChanging} onPress={() => void bringBack().then(flush)} />
    ) : null,
    initialValues: useState(() => kept?.values ?? edit.valuesOf(whole))[0],
    flush,
    /** Call it with the newer version if a move was refused because somebody else changed the item first. */
    takeOver,
    /** The values that somebody else wrote meanwhile; null after the person settled it. */
    newer,
    /** Render this inside the form. */
    watch: <WatchValues<Values> form={form} onChange={follow} />,
    /** The form's current values. */
    typed,
    /** The item as it was last saved. */
    whole: () => base.current,
    /** Stops showing the other person's values. */
    settle: () => setOvertaken(null),
  };
}
