import { send } from '@doblaje/contract/client';
import { ButtonRow } from '@doblaje/ui/ButtonRow';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { useParams } from 'react-router-dom';
import { usePortal, useSession } from '../../../portal/portal';
import { DeadLink, type DeadTexts, deadBy } from './DeadLink';
import { LinkOutcome } from './LinkOutcome';
import { LinkQuestion } from './LinkQuestion';
import { useLink } from './useLink';

/** The texts for a link that no longer works, by the code of its refusal. */
const DEAD: DeadTexts = {
  LINK_EXPIRED: {
    title: 'El enlace venció',
    text: 'Nada cambió: se sigue entrando con el correo de antes. Con él puedes entrar y, en Principal, pedir que te lo reenviemos.',
  },
  EMAIL_CHANGE_OVER: {
    title: 'Este cambio se canceló',
    text: 'Se canceló, o después se pidió otro: este enlace ya no sirve. Se sigue entrando con el correo de antes.',
  },
  EMAIL_TAKEN: {
    title: 'Este correo ya es el de otra cuenta',
    text: 'Otra cuenta lo confirmó antes, y cada cuenta tiene el suyo. Nada cambió: se sigue entrando con el correo de antes.',
  },
  LINK_INVALID: {
    title: 'El enlace ya no es válido',
    text: 'Ya se usó, o dejó de valer. Si necesitas cambiar tu correo, puedes pedirlo otra vez en Principal.',
  },
};

/** Confirms the new email address, to which the link was sent, at the press of a button. */
export function ConfirmEmailScreen() {
  const { client } = usePortal();
  const { tokenId: token = '' } = useParams();
  const { answer, error, isPending, press } = useLink(() =>
    send(client.auth.users.auth['confirm-email'].$post({ json: { token } })),
  );
  if (answer) return <Confirmed {...answer} />;
  const dead = deadBy(error, DEAD);
  if (dead) {
    return (
      <DeadLink
        {...dead}
        sentence="Si crees que es un error, escríbele al estudio"
        otherwise="Si crees que es un error, díselo a la persona del estudio con la que trabajas."
      />
    );
  }
  return (
    <LinkQuestion
      title="Confirma tu correo nuevo"
      text="Desde entonces entras al portal con la dirección en que recibiste este enlace, y no con la de antes. Se cierran tus otras sesiones."
      action="Confirmar este correo"
      pendingText="Confirmando..."
      failed="No pudimos confirmar tu correo"
      {...{ isPending, error, onPress: press }}
    />
  );
}

/** Where to go next depends on who is logged in here: the person, somebody else or nobody. */
function Confirmed({ email, isLoggedIn }: { email: string; isLoggedIn: boolean }) {
  const isOthers = useSession().token !== null && !isLoggedIn;
  return (
    <LinkOutcome isDone title="Correo confirmado" text={`Desde ahora entras al portal con ${email}.`}>
      {isOthers && (
        <p>En este navegador hay otra sesión abierta: ciérrala para entrar con tu correo nuevo.</p>
      )}
      <ButtonRow>
        {isLoggedIn || isOthers ? (
          <LinkButton href="/home">{isOthers ? 'Ir a la sesión abierta' : 'Ir a Principal'}</LinkButton>
        ) : (
          <LinkButton href="/login">Iniciar sesión</LinkButton>
        )}
      </ButtonRow>
    </LinkOutcome>
  );
}
