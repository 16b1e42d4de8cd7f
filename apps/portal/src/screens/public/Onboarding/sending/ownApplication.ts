import { type OwnApplication, send } from '@doblaje/contract/client';
import { useRouteLoaderData } from 'react-router-dom';
import type { Portal } from '../../../../portal/portal';
import { useAnswer } from '../../../../requests/useAnswer';

/** For loaders: the application of the person logged in; null without a session, and where applications are off. */
export function askOwnApplication({ config, client, session }: Portal): Promise<OwnApplication | null> {
  if (!config.sendApplications || session.get().token === null) return Promise.resolve(null);
  const asked = send(client.catalogue.users.me.application.$get()).then(({ application }) => application);
  // Without this listener a failure would also count as unhandled.
  asked.catch(() => undefined);
  return asked;
}

/** The questionnaire's loader. It returns a promise, because no step waits for it. */
export function questionnaireLoader(portal: Portal) {
  return () => ({ application: askOwnApplication(portal) });
}

/** The id of the route with that loader. */
const QUESTIONNAIRE = 'questionnaire';

const NONE = Promise.resolve(null);

/** The candidate's application, once it is known. A failed request shows no error. */
export function useOwnApplication(): OwnApplication | null | undefined {
  const data = useRouteLoaderData<ReturnType<ReturnType<typeof questionnaireLoader>>>(QUESTIONNAIRE);
  return useAnswer(data?.application ?? NONE).value;
}
