import { type Profile, type ProfilePatch, sendEdit } from '@doblaje/contract/client';
import { isValidRut } from '@doblaje/domain/rut';
import { useRef, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { usePortal } from '../../portal';
import { useSettled } from '../../shell/useSettled';
import type { HomeData } from './loader';
import type { SectionProps } from './sheet';

/** The data sheet as it is known now, and what to do when the server tells of a newer one. */
export interface Sheet extends Omit<SectionProps, 'profile'> {
  /** Nothing until it was read. */
  profile: Profile | undefined;
  /** Why it could not be read. */
  error: unknown;
}

/** The loader's sheet, replaced by a newer one as soon as a save brings it. */
export function useSheet(): Sheet {
  const { client, session, notices } = usePortal();
  const { revalidate } = useRevalidator();
  const { value: loaded, error } = useSettled<Profile>(useLoaderData<HomeData>().profile);
  const [newer, setNewer] = useState<{ profile: Profile; than: Profile | undefined }>();
  const savedWith = useRef<string | null>(null);
  // A sheet that cannot be read again is still the one that was saved.
  const isNewest = newer !== undefined && (newer.than === loaded || loaded === undefined);
  const profile = isNewest ? newer.profile : loaded;

  function save(json: ProfilePatch) {
    savedWith.current = session.get().token;
    return sendEdit(client.catalogue.users.me.profile.$patch({ json }));
  }

  function onNewer(next: Profile) {
    setNewer({ profile: next, than: loaded });
  }

  function onSaved(next: Profile) {
    onNewer(next);
    notices.notify({ type: 'success', title: 'Cambios guardados', message: 'Tu ficha quedó actualizada.' });
    // As after a check that found it valid (spec §8): the warning goes, in every tab, unless somebody else has logged in.
    if (isValidRut(next.rut)) session.markShown('rutAlertShown', savedWith.current);
    // The menu's alert dot and the name in the top bar come with the session.
    void revalidate();
  }

  return { profile, error: profile ? undefined : error, save, onSaved, onNewer };
}
