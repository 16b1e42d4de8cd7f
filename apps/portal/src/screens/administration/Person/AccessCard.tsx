import { Button } from '@doblaje/ui/Button';
import { Card } from '@doblaje/ui/Card';
import { Icon } from '@doblaje/ui/IconSet';
import { Link } from '@doblaje/ui/Link';
import { Stack } from '@doblaje/ui/Stack';
import { LogOut, UserCheck, UserX } from 'lucide-react';
import { Undelivered } from '../../../emails/Undelivered';
import { useSession } from '../../../portal/portal';
import { useUserActions } from '../Users/useUserActions';
import { EmailAccess } from './EmailAccess';
import { OpenOrders } from './OpenOrders';
import { usePerson } from './personContext';
import { RoleChoice } from './RoleChoice';
import { Unactivated } from './Unactivated';

const nobody = () => undefined;

/** 'Acceso': role, state and sessions of the account. The actions depend on its state, and on whether it is the reader's own. */
export function AccessCard() {
  const { account } = usePerson().person;
  const isOwn = useSession().userId === account.id;
  return (
    <Card title="Acceso">
      <Stack isRuled>
        <Stack>
          <RoleChoice key={account.role} isOwn={isOwn} />
        </Stack>
        {account.state === 'active' && !isOwn && (
          <Stack gap="close">
            <EmailAccess key={account.id} />
          </Stack>
        )}
        <Stack gap="close">
          <Undelivered of={{ personId: account.id }} />
          {isOwn ? <OwnState /> : <State />}
        </Stack>
      </Stack>
    </Card>
  );
}

function OwnState() {
  return (
    <p>
      Es tu propia cuenta: solo otra persona de Administración puede desactivarla. Tu correo se cambia en{' '}
      <Link href="/home">Principal</Link>, y tus sesiones están en{' '}
      <Link href="/home/sessions">Sesiones abiertas</Link>.
    </p>
  );
}

/** The account's state, with the buttons that change it. */
function State() {
  const { account } = usePerson().person;
  const { setActive, endSessions, isBusy, question } = useUserActions(nobody);
  if (account.state === 'unactivated') return <Unactivated />;
  const isActive = account.state === 'active';
  return (
    <>
      <p>
        {isActive
          ? 'Al desactivar la cuenta se cierran sus sesiones. Puedes activarla de nuevo.'
          : 'La cuenta está desactivada: no puede entrar, y no aparece al asignar personajes.'}
      </p>
      <OpenOrders />
      {isActive && (
        <div>
          <Button
            variant="secondary"
            icon={<Icon of={LogOut} />}
            isPending={isBusy}
            onPress={() => endSessions(account)}
          >
            Cerrar sus sesiones
          </Button>
        </div>
      )}
      <div>
        {/* One button for both directions, so that the focus stays. */}
        <Button
          variant={isActive ? 'dangerSecondary' : 'secondary'}
          icon={<Icon of={isActive ? UserX : UserCheck} />}
          isPending={isBusy}
          onPress={() => void setActive(!isActive, [account])}
        >
          {isActive ? 'Desactivar' : 'Activar'}
        </Button>
      </div>
      {question}
    </>
  );
}
