import type { OpenInvitation } from './routes/accounts';
import type { ShownThing } from './shown';

/** The open invitation of an address, as a dialog shows it; nothing without one. */
export const invitationShown = (open: OpenInvitation | null): ShownThing[] =>
  open ? [{ key: 'invitation', version: open.invitedAt + open.role, name: 'La invitación', says: '' }] : [];
