import '@mantine/core/styles.css';
import {
  Anchor,
  Button,
  Container,
  MantineProvider,
  PasswordInput,
  Stack,
  TextInput,
  Title,
} from '@mantine/core';
import { type FormEvent, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** Email, password, button, link, and messages for missing values, without a form library or a router. */
function Login() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isSent, setSent] = useState(false);

  function send(event: FormEvent) {
    event.preventDefault();
    setSent(true);
  }

  return (
    <Container size={400} py="xl">
      <form onSubmit={send} noValidate>
        <Stack>
          <Title order={1}>Iniciar sesión</Title>
          <TextInput
            label="Correo electrónico"
            type="email"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            error={isSent && email === '' && 'El correo es requerido'}
          />
          <PasswordInput
            label="Contraseña"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            error={isSent && password === '' && 'La contraseña es requerida'}
          />
          <Anchor href="/auth/recover-password">¿Olvidaste tu contraseña?</Anchor>
          <Button type="submit">Iniciar sesión</Button>
        </Stack>
      </form>
    </Container>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <MantineProvider>
        <Login />
      </MantineProvider>
    </StrictMode>,
  );
}
