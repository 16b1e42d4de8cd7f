import { isValidRut } from '@doblaje/domain/rut';
import * as ui from '@doblaje/ui';
import '@doblaje/ui/tokens.css';
import '@doblaje/ui/fonts.css';
import '@doblaje/ui/global.css';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

// The whole barrel, nothing of it shaken off, asks for none of the optional peers: they are not installed here.
document.documentElement.dataset.parts = Object.keys(ui).join(' ');

const error = isValidRut('12345678-5') ? undefined : 'El RUT es inválido';
const field = createElement(ui.TextField, { label: 'Rut', error });
createRoot(document.getElementById('root')).render(createElement(ui.Stack, null, field));
