import { send } from '@doblaje/contract/client';
import { ButtonRow } from '@doblaje/ui/ButtonRow';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { useParams } from 'react-router-dom';
import { usePortal } from '../../../portal/portal';
import { WriteToStudio } from '../../../shell/WriteToStudio';
import { DeadLink, type DeadTexts, deadBy } from './DeadLink';
import { LinkOutcome } from './LinkOutcome';
import { LinkQuestion } from './LinkQuestion';
import { useLink } from './useLink';

const DEAD: DeadTexts = {
  EMAIL_CONFIRMED: {
    title: 'El cambio ya se confirmó',
    text: 'La dirección nueva ya es la de la cuenta, y este enlace no lo deshace.',
  },
  LINK_INVALID: {
    title: 'El enlace ya no es válido',
    text: 'Dejó de valer, o no es el de un cambio de correo.',
  },
};

/** Stops a change of email address at the press of a button. The link was sent to the current address. */
export function StopEmailScreen() {
  const { client } = usePortal();
  const { tokenId: token = '' } = useParams();
  const { answer, error, isPending, press } = useLink(() =>
    send(client.auth.users.auth['stop-email'].$post({ json: { token } })),
  );
  if (answer) {
    return (
      <LinkOutcome
        isDone
        title="Cambio detenido"
        text="La cuenta sigue con el correo de siempre: el enlace que llegó a la otra dirección ya no sirve."
      >
        <p>
          Si el cambio no lo pediste tú, elige otra contraseña cuanto antes.{' '}
          <WriteToStudio
            sentence="Y avísale al estudio"
            otherwise="Y avísale a la persona del estudio con la que trabajas."
          />
        </p>
        <ButtonRow>
          <LinkButton href="/auth/recover-password">Elegir otra contraseña</LinkButton>
          <LinkButton href="/home" variant="secondary">
            Ir a Principal
          </LinkButton>
        </ButtonRow>
      </LinkOutcome>
    );
  }
  const dead = deadBy(error, DEAD);
  if (dead) {
    return (
      <DeadLink
        {...dead}
        sentence="Si no lo pediste o no estás de acuerdo, escríbele al estudio cuanto antes"
        otherwise="Si no lo pediste o no estás de acuerdo, díselo cuanto antes a la persona del estudio con la que trabajas."
      />
    );
  }
  return (
    <LinkQuestion
      title="Detener el cambio de correo"
      text="Tu cuenta sigue con el correo de siempre, y el enlace que llegó a la otra dirección deja de servir."
      action="Detener el cambio"
      pendingText="Deteniendo..."
      failed="No pudimos detener el cambio"
      {...{ isPending, error, onPress: press }}
    />
  );
}
