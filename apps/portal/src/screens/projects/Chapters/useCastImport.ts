import { ApiError, type ImportCounts, type ImportPreview, send } from '@doblaje/contract/client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useDrafts } from '../../../edits/drafts';
import { usePortal } from '../../../portal/portal';
import { isSessionEnd } from '../../../session/ended';
import { CAST_FILE, type CastFile, faultOf, readFile, UNREADABLE } from './castFile';

/** The current step of an import. */
export type ImportStep =
  /** `refusal` says why the last file was refused. */
  | { at: 'choosing'; refusal?: string }
  | { at: 'reading' }
  /** `notice` says why the file is checked again. */
  | { at: 'read'; preview: ImportPreview; notice?: string | undefined }
  | { at: 'importing'; preview: ImportPreview }
  | { at: 'failed'; error: unknown; retry: () => void }
  | { at: 'done'; counts: ImportCounts };

const CSV = { 'content-type': 'text/csv' };
const CANCELLED = 'Cancelaste la importación. Esto es lo que falta por importar.';

/** Statuses that refuse the file itself: the person needs another file. */
const ANOTHER_FILE = [413, 415, 422];
/** Statuses of a refused import after which the file is checked again: somebody changed the project, or a row now has an error. */
const LOOK_AGAIN = [409, 422];

const has = (error: unknown, statuses: readonly number[]): error is ApiError =>
  error instanceof ApiError && statuses.includes(error.status);

/** Imports a CSV into a project: the person chooses it, checks it, then writes it. The file is kept through an expired session. */
export function useCastImport(projectId: number) {
  const { client } = usePortal();
  const { revalidate } = useRevalidator();
  const drafts = useDrafts(CAST_FILE);
  const [step, setStep] = useState<ImportStep>({ at: 'choosing' });
  const [file, setFile] = useState(drafts.get(`${projectId}`));
  const sending = useRef<AbortController | null>(null);
  const { import: route } = client.catalogue.projects[':id'];
  const param = { id: `${projectId}` };

  /** Sends a file and cancels any earlier request. */
  function start({ content }: CastFile) {
    sending.current?.abort();
    sending.current = new AbortController();
    const { signal } = sending.current;
    return { signal, init: { body: content, headers: CSV, signal } };
  }

  async function read(chosen: CastFile, notice?: string) {
    const { signal, init } = start(chosen);
    setStep({ at: 'reading' });
    try {
      setStep({ at: 'read', preview: await send(route.preview.$post({ param }, { init })), notice });
    } catch (error) {
      if (signal.aborted || isSessionEnd(error)) return;
      if (has(error, ANOTHER_FILE)) setStep({ at: 'choosing', refusal: error.message });
      else setStep({ at: 'failed', error, retry: () => void read(chosen, notice) });
    }
  }

  async function write(chosen: CastFile, preview: ImportPreview) {
    const { signal, init } = start(chosen);
    setStep({ at: 'importing', preview });
    try {
      const query = { reviewed: preview.reviewed };
      const counts = await send(route.$post({ param, query }, { init }));
      drafts.forget(`${projectId}`);
      await revalidate();
      setStep({ at: 'done', counts });
    } catch (error) {
      if (signal.aborted || isSessionEnd(error)) return;
      if (has(error, LOOK_AGAIN)) await read(chosen, error.message);
      else setStep({ at: 'failed', error, retry: () => void write(chosen, preview) });
    }
  }

  async function choose(picked: File | undefined) {
    if (!picked) return;
    const fault = faultOf(picked);
    const chosen = fault === null && (await readFile(picked).catch(() => null));
    if (!chosen) {
      setStep({ at: 'choosing', refusal: fault ?? UNREADABLE });
      return;
    }
    setFile(chosen);
    drafts.keep(`${projectId}`, chosen);
    await read(chosen);
  }

  const resume = useEffectEvent(() => file && void read(file));
  useEffect(() => {
    resume();
    return () => sending.current?.abort();
  }, []);

  return {
    step,
    file,
    choose: (picked: File | undefined) => void choose(picked),
    importNow: () => file && step.at === 'read' && void write(file, step.preview),
    /** It is unknown how far the import came, so check the file again. */
    cancelImport: () => file && void read(file, CANCELLED),
    cancelReading() {
      sending.current?.abort();
      setStep({ at: 'choosing' });
    },
    forget: () => drafts.forget(`${projectId}`),
    /** All errors of the file, as a CSV. */
    errors: (of: CastFile) => route.errors.$post({ param }, { init: { body: of.content, headers: CSV } }),
    sample: () => client.catalogue.import.sample.$get(),
  };
}
