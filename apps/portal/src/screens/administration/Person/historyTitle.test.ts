import type { HistoryLine } from '@doblaje/contract/client';
import { expect, test } from 'vitest';
import { personHistoryTitle } from './historyTitle';

const line = (...changes: HistoryLine['changes']) =>
  personHistoryTitle({ id: 1, at: '', actor: null, action: 'update', entity: 'person', changes });

test.each([
  ['Rol cambiado', { field: 'role', from: 'Usuario', to: 'Administración' }],
  ['Cuenta desactivada', { field: 'state', from: 'Activo', to: 'Inactivo' }],
  ['Cuenta activada', { field: 'state', from: 'Inactivo', to: 'Activo' }],
  ['Autorización retirada', { field: 'sensitive_consent', from: true, to: false }],
  ['Autorización retirada', { field: 'reels_consent', from: true, to: false }],
  ['Autorización dada', { field: 'voice_consent', from: null, to: 'Voz: Doblaje, todos los proyectos' }],
  ['Autorización retirada', { field: 'voice_consent', from: 'Voz: Doblaje, todos los proyectos', to: null }],
  ['Autorización retirada', { field: 'application_consent', from: true, to: false }],
  ['Autorización dada', { field: 'sensitive_consent', from: false, to: true }],
  ['Postulación aceptada', { field: 'application', from: 'En revisión', to: 'Aceptada' }],
  ['Postulación rechazada', { field: 'application', from: 'Aceptada', to: 'Rechazada' }],
  ['Datos bancarios editados', { field: 'account_number' }],
  ['Perfil vocal editado', { field: 'vocal_tone', from: null, to: 'Tono medio' }],
  ['Datos personales editados', { field: 'phone', from: null, to: '+56 9 5550 0177' }],
])('a line is called %s', (title, change) => {
  expect(line(change)).toBe(title);
});

test('a correction says that it is one', () => {
  expect(line({ field: 'phone', from: 'a', to: 'b' }, { field: 'reason', to: 'Lo pidió' })).toBe(
    'Datos personales corregidos',
  );
});
