import * as account from './account';
import * as accountStates from './accountStates';
import * as accounts from './accounts';
import * as applicationReview from './applicationReview';
import * as applications from './applications';
import * as archive from './archive';
import * as auth from './auth';
import * as bin from './bin';
import * as boletas from './boletas';
import * as cast from './cast';
import * as castImport from './castImport';
import * as catalogues from './catalogues';
import * as chapters from './chapters';
import * as characters from './characters';
import * as documents from './documents';
import * as emailChange from './emailChange';
import * as experiences from './experiences';
import { health } from './health';
import * as history from './history';
import * as mails from './mails';
import * as nominas from './nominas';
import * as orderMoves from './orderMoves';
import * as pending from './pending';
import * as people from './people';
import * as person from './person';
import * as projects from './projects';
import * as reels from './reels';
import * as sessions from './sessions';
import * as sharedDocuments from './sharedDocuments';
import * as users from './users';
import * as vocalProfile from './vocalProfile';
import * as workOrders from './workOrders';

/** Every route of the API by the name of its handler. */
export const routes = {
  health,
  ...auth.routes,
  ...account.routes,
  ...users.routes,
  ...emailChange.routes,
  ...sessions.routes,
  ...applications.routes,
  ...applicationReview.routes,
  ...reels.routes,
  ...documents.routes,
  ...archive.routes,
  ...bin.routes,
  ...catalogues.routes,
  ...projects.routes,
  ...chapters.routes,
  ...characters.routes,
  ...cast.routes,
  ...people.routes,
  ...person.routes,
  ...vocalProfile.routes,
  ...castImport.routes,
  ...experiences.routes,
  ...workOrders.routes,
  ...orderMoves.routes,
  ...boletas.routes,
  ...nominas.routes,
  ...sharedDocuments.routes,
  ...history.routes,
  // Must come after the routes of own sessions: '/users/{id}/sessions' also matches '/users/auth/sessions'.
  ...accounts.routes,
  ...accountStates.routes,
  ...pending.routes,
  ...mails.routes,
} as const;
