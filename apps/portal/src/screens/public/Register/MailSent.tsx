import { LinkButton } from '@doblaje/ui/LinkButton';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { Stack } from '@doblaje/ui/Stack';
import { useEffect, useRef } from 'react';
import { withReturn } from '../../../session/returnPaths';
import { useReturning } from '../../../session/useReturning';
import { usePageTitle } from '../../../shell/pageTitle';

/** 'Revisa tu correo', in the place of the sent form. It takes the focus from the form's button, which is gone. */
export function MailSent() {
  const heading = useRef<HTMLHeadingElement>(null);
  const returning = useReturning();
  usePageTitle('Revisa tu correo');
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="section">
      <PageHeading
        ref={heading}
        level="public"
        sub="Si la dirección es correcta, te llegará un mensaje para activar tu cuenta. El enlace dura 48 horas."
      >
        Revisa tu correo
      </PageHeading>
      {returning.isToSend && (
        <p>
          No cierres ni recargues esta pestaña: aquí están tus respuestas y archivos. Cuando actives tu cuenta
          e inicies sesión, aunque sea en otra pestaña, esta volverá a tu postulación.
        </p>
      )}
      <p>
        <LinkButton href={withReturn('/login', returning.search)}>Ir a inicio sesión</LinkButton>
      </p>
    </Stack>
  );
}
