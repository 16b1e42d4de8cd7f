/* Runs in Chromium under a content security policy that allows only styles with a nonce. */
import { createRoot } from 'react-dom/client';
import { Button, Select } from '../../src/index';

const place = document.createElement('div');
document.body.append(place);
createRoot(place).render(
  <>
    <Button>Guardar</Button>
    <Select label="Rol" options={[{ value: 'user', label: 'Usuario' }]} />
  </>,
);
