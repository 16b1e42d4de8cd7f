import type { DeletableKind } from '../ground/bin/bin';
import type { LinkedKinds } from '../ground/files/linkedKinds';
import type { Letters } from '../ground/mail/letter';
import { linkedPapers } from '../office/archive/archive';
import { erasePapers } from '../office/archive/erase';
import { readErasure } from '../office/archive/readErasure';
import { hasBoletaToReview, hasBoletaToUpload } from '../office/boletas/alerts';
import { fillFirstRut } from '../office/boletas/firstRut';
import { BREACH_LETTERS } from '../office/breaches/mails';
import { isBoletaNoticeOn } from '../office/catalogues/boletaNotice';
import { REQUEST_LETTERS } from '../office/dataRequests/letters';
import { ownRequests } from '../office/dataRequests/rows';
import { hasUnread, linkedDocuments } from '../office/documents/documents';
import { ownDocuments, ownPapers } from '../office/documents/ownDocuments';
import { ownBoletas, ownOrders } from '../office/documents/ownWork';
import { OFFICE_LETTERS } from '../office/letters/paperMails';
import { deletableShared } from '../office/sharedDocuments/deletable';
import { eraseShared } from '../office/sharedDocuments/erase';
import { hasDeclinedOrder, hasOrderToAnswer } from '../office/workOrders/alerts';
import { deletableDrafts } from '../office/workOrders/deletable';
import type { Notices } from '../people/access/handlers';
import { hasNewApplication } from '../people/applications/alerts';
import { eraseOwnApplications } from '../people/applications/erase';
import { ownApplications, ownReels } from '../people/applications/ownData';
import { linkedReels } from '../people/applications/review';
import type { ErasureParts } from '../people/erasure/handlers';
import { ownExperiences } from '../people/experiences/read';
import { linkedExport } from '../people/export/exportZip';
import type { OwnDataParts } from '../people/export/ownData';
import { eraseMails } from '../people/letters/erase';
import { PEOPLE_LETTERS } from '../people/letters/peopleLetters';
import type { TakeFirstRut } from '../people/ownProfile/firstRut';
import { linkedDemos } from '../people/vocalProfiles/demos';
import { ownVocalProfile } from '../people/vocalProfiles/ownData';
import { deletableChapters } from '../projects/chapters/deletable';
import { deletableCharacters } from '../projects/characters/deletable';
import { deletableProjects } from '../projects/projects/deletable';

// What rooms hand down to the floors below them. A new room adds itself here.

/** Items that can be deleted and restored, in the order in which they go for good: an item before those that it refers to. */
export const DELETABLE: readonly DeletableKind[] = [
  deletableDrafts,
  deletableShared,
  deletableChapters,
  deletableCharacters,
  deletableProjects,
];

/** What a person may take with them. */
export const OWN_DATA: OwnDataParts = {
  data: {
    applications: ownApplications,
    vocalProfile: ownVocalProfile,
    documents: ownDocuments,
    workOrders: ownOrders,
    boletas: ownBoletas,
    experiences: ownExperiences,
    dataRequests: ownRequests,
  },
  files: [ownPapers, ownReels],
};

/** What goes with a person who erases their data, in the order in which it locks its rows. */
export const ERASURE: ErasureParts = {
  parts: [eraseOwnApplications, eraseShared, erasePapers, eraseMails],
  read: readErasure,
};

/** Where a person's first RUT goes, beside their data sheet. */
export const TAKE_FIRST_RUT: TakeFirstRut = fillFirstRut;

/** Files that a link may lead to. */
export const LINKED: LinkedKinds = {
  document: linkedDocuments,
  'archived-paper': linkedPapers,
  demo: linkedDemos,
  reel: linkedReels,
  'own export': linkedExport(OWN_DATA),
};

/** Dots of the menu. */
export const NOTICES: Notices = {
  documents: [hasUnread, hasOrderToAnswer, hasBoletaToUpload],
  documentsBack: [hasNewApplication],
  projectsBackOffice: [hasDeclinedOrder, hasBoletaToReview],
  isBoletaNoticeOn,
};

/** How each kind of mail is written. */
export const LETTERS: Letters = {
  ...PEOPLE_LETTERS,
  ...OFFICE_LETTERS,
  ...BREACH_LETTERS,
  ...REQUEST_LETTERS,
};
