import { type PersonalData, send } from '@doblaje/contract/client';
import type { ShouldRevalidateFunction } from 'react-router-dom';
import type { Portal } from '../../../portal/portal';

/** Loads what the studio does with personal data: a promise, so that the page shows first. */
export const personalDataLoader =
  ({ client }: Portal) =>
  (): { answer: Promise<PersonalData> } => ({ answer: send(client.catalogue['personal-data'].$get()) });

export const personalDataChanges: ShouldRevalidateFunction = () => true;
