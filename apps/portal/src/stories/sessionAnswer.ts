import { people } from '@doblaje/contract/fixtures';

/** Who has the session, and nothing that waits for them; of Baltazar, in stories that say something else about it. */
export function sessionAnswer() {
  const { id: userId, email } = people.baltazar;
  const user = { email, first_name: 'Baltazar', last_name: 'Ibáñez', rol: 'USER' as const };
  const alerts = { home: false, projects: false, documents: false, documentsBack: false };
  const all = { ...alerts, projectsBackOffice: false };
  return { userId, user, role: 'USER' as const, alerts: all, isBoletaNoticeOn: false };
}
