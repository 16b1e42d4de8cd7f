import { LinkButton } from '@doblaje/ui/LinkButton';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { Stack } from '@doblaje/ui/Stack';
import { useEffect, useRef } from 'react';
import { usePageTitle } from '../../shell/pageTitle';

/** 'Revisa tu correo', in place of the form that was sent: takes the focus, which the form's button had. */
export function MailSent() {
  const heading = useRef<HTMLHeadingElement>(null);
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
      <p>
        <LinkButton href="/login">Ir a inicio sesión</LinkButton>
      </p>
    </Stack>
  );
}
