import { type OwnApplication, send } from '@doblaje/contract/client';
import { useRouteLoaderData } from 'react-router-dom';
import type { Portal } from '../../../portal';
import { useSettled } from '../../../shell/useSettled';

/** What a loader asks: the application of whoever has the session; null without one, and where none are sent. */
export function askOwnApplication({ config, client, session }: Portal): Promise<OwnApplication | null> {
  if (!config.sendApplications || session.get().token === null) return Promise.resolve(null);
  const asked = send(client.catalogue.users.me.application.$get()).then(({ application }) => application);
  // Without a listener of its own a failure would also count as unhandled.
  asked.catch(() => undefined);
  return asked;
}

/** The questionnaire's loader: a promise, since no step waits for it. */
export function questionnaireLoader(portal: Portal) {
  return () => ({ application: askOwnApplication(portal) });
}

/** The id of the route whose loader that is. */
const QUESTIONNAIRE = 'questionnaire';

const NONE = Promise.resolve(null);

/** The application of whoever fills in the questionnaire, once it is known. One that cannot be asked for is not told of. */
export function useOwnApplication(): OwnApplication | null | undefined {
  const data = useRouteLoaderData<ReturnType<ReturnType<typeof questionnaireLoader>>>(QUESTIONNAIRE);
  return useSettled(data?.application ?? NONE).value;
}
