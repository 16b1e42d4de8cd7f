import { send } from '@doblaje/contract/client';
import { dayText } from '@doblaje/domain/days';
import { nameOfDataRequestKind } from '@doblaje/domain/options/dataRequestKinds';
import { ButtonRow } from '@doblaje/ui/ButtonRow';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { useParams } from 'react-router-dom';
import { usePortal } from '../../../portal/portal';
import { type DeadTexts, deadBy } from '../EmailLinks/DeadLink';
import { LinkOutcome } from '../EmailLinks/LinkOutcome';
import { LinkQuestion } from '../EmailLinks/LinkQuestion';
import { useLink } from '../EmailLinks/useLink';
import { REQUEST_PATH } from './paths';

const DEAD: DeadTexts = {
  LINK_INVALID: {
    title: 'El enlace ya no es válido',
    text: 'Venció a las 48 horas, o no es el de una solicitud: no hicimos nada. Puedes volver a pedirlo.',
  },
};

/** Confirms a request at the press of a button. The link was sent to the address that it is about. */
export function ConfirmRequestScreen() {
  const { client } = usePortal();
  const { token = '' } = useParams();
  const { answer, error, isPending, press } = useLink(() =>
    send(client.catalogue.privacy.requests.confirmation.$post({ json: { token } })),
  );
  if (answer) {
    const { id, kind, dueOn } = answer;
    return (
      <LinkOutcome
        isDone
        title={`Recibimos tu solicitud N.º ${id}`}
        text={`${nameOfDataRequestKind(kind)}. Te respondemos por correo a más tardar el ${dayText(dueOn)}.`}
      >
        <p>Te enviamos también un correo con este número y este plazo.</p>
      </LinkOutcome>
    );
  }
  const dead = deadBy(error, DEAD);
  if (dead) {
    return (
      <LinkOutcome {...dead}>
        <ButtonRow>
          <LinkButton href={REQUEST_PATH}>Volver a pedirlo</LinkButton>
        </ButtonRow>
      </LinkOutcome>
    );
  }
  return (
    <LinkQuestion
      title="Confirma tu solicitud"
      text="Con esto sabemos que el correo es tuyo, y empieza a correr el plazo para responderte."
      action="Confirmar la solicitud"
      pendingText="Confirmando..."
      failed="No pudimos confirmar tu solicitud"
      {...{ isPending, error, onPress: press }}
    />
  );
}
