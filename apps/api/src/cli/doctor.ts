import type { OpenStudio } from '../server/openStudio';
import { checkClock, checkDatabase, checkMail, checkMails, checkStore } from './checksInside';
import { checkCertificate, checkDisk, checkPortalPage, checkVersion } from './checksOutside';
import { type Command, withStudio } from './command';
import { type Finding, finding } from './finding';

const SIGNS: Readonly<Record<Finding['state'], string>> = { ok: 'bien ', warning: 'aviso', bad: 'MAL  ' };

const lineOf = ({ state, what, text }: Finding) => `${SIGNS[state]}  ${what.padEnd(15)} ${text}`;

/** `doctor` */
export const doctor: Command = {
  usage: 'doctor',
  says: 'revisa la instalación: una línea por cada parte; termina con 1 si algo está mal',
  words: { least: 0, most: 0 },
  run: async ({ settings, say }) => {
    const found: Finding[] = [];
    const tell = (one: Finding) => {
      found.push(one);
      say(lineOf(one));
    };
    // The settings were read before the command began.
    tell(finding('ok', 'Ajustes', 'todos son válidos'));
    tell(checkVersion(process.versions.node));
    tell(await checkDisk(settings.DATA_DIR));
    tell(checkPortalPage(settings.PORTAL_DIR));
    tell(await checkCertificate(settings.PUBLIC_URL));
    tell(await checkMail(settings));
    try {
      const look = async ({ db, blobs }: OpenStudio) => {
        const database = await checkDatabase(db);
        tell(database);
        tell(await checkClock(db));
        // An older version's tables may lack what is asked for.
        if (database.state === 'ok') tell(await checkMails(db, new Date()));
        tell(await checkStore(blobs));
      };
      await withStudio(settings, look, { migrates: false });
    } catch (error) {
      tell(finding('bad', 'Base de datos', error instanceof Error ? error.message : String(error)));
    }
    return found.some(({ state }) => state === 'bad') ? 1 : 0;
  },
};
