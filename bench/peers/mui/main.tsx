import { Button, Container, CssBaseline, Link, Stack, TextField, Typography } from '@mui/material';
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
    <Container maxWidth="xs" sx={{ py: 4 }}>
      <form onSubmit={send} noValidate>
        <Stack spacing={2}>
          <Typography component="h1" variant="h4">
            Iniciar sesión
          </Typography>
          <TextField
            label="Correo electrónico"
            type="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            error={isSent && email === ''}
            helperText={isSent && email === '' && 'El correo es requerido'}
          />
          <TextField
            label="Contraseña"
            type="password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={isSent && password === ''}
            helperText={isSent && password === '' && 'La contraseña es requerida'}
          />
          <Link href="/auth/recover-password">¿Olvidaste tu contraseña?</Link>
          <Button type="submit" variant="contained">
            Iniciar sesión
          </Button>
        </Stack>
      </form>
    </Container>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <CssBaseline />
      <Login />
    </StrictMode>,
  );
}
