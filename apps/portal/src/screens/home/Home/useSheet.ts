import { type Profile, type ProfilePatch, sendEdit } from '@doblaje/contract/client';
import { isValidRut } from '@doblaje/domain/rut';
import { useRef, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { usePortal } from '../../../portal/portal';
import { useAnswer } from '../../../requests/useAnswer';
import type { HomeData } from './loader';
import type { SheetSectionProps } from './sheet';

/** The current data sheet, with the calls that save it and take over a newer one. */
export interface SheetState extends Omit<SheetSectionProps, 'profile'> {
  /** Undefined until it has loaded. */
  profile: Profile | undefined;
  /** The error of loading it. */
  error: unknown;
}

/** The sheet from the loader, replaced by the newer one that a save brings. */
export function useSheet(): SheetState {
  const { client, session, notices } = usePortal();
  const { revalidate } = useRevalidator();
  const { value: loaded, error } = useAnswer<Profile>(useLoaderData<HomeData>().profile);
  const [newer, setNewer] = useState<{ profile: Profile; than: Profile | undefined }>();
  const savedWith = useRef<string | null>(null);
  // If reloading the sheet fails, keep showing the saved one.
  const isNewest = newer !== undefined && (newer.than === loaded || loaded === undefined);
  const profile = isNewest ? newer.profile : loaded;

  function save(json: ProfilePatch) {
    savedWith.current = session.get().token;
    return sendEdit(client.catalogue.users.me.profile.$patch({ json }));
  }

  function onNewer(next: Profile) {
    setNewer({ profile: next, than: loaded });
  }

  function onSaved(next: Profile, note = 'Tu ficha quedó actualizada.') {
    onNewer(next);
    notices.notify({ type: 'success', title: 'Cambios guardados', message: note });
    // The RUT is valid, so the warning goes in every tab, as after a successful check (spec §8). If somebody else has logged in meanwhile,
    // the warning stays.
    if (isValidRut(next.rut)) session.markShown('rutAlertShown', savedWith.current);
    // Reload the session: it holds the menu's alert dot and the name in the top bar.
    void revalidate();
  }

  return { profile, error: profile ? undefined : error, save, onSaved, onNewer };
}
