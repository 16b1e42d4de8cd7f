import type { InvitationValues } from '@doblaje/domain/forms/invitation';
import { createDrafts, type Draft } from '../../../edits/drafts';

/** Typed values of an invitation. */
export const INVITATION = createDrafts<Draft<null, InvitationValues>>('en la invitación');
