import { LinkButton } from '@doblaje/ui/LinkButton';
import { Logo } from '@doblaje/ui/Logo';

/** An island that is hydrated later than the page's other one. */
export function Head() {
  return (
    <header>
      <Logo brand="Estudio de Doblaje" href="/" />
      <LinkButton href="/login">Iniciar sesión</LinkButton>
    </header>
  );
}
