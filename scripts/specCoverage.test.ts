import { describe, expect, test } from 'vitest';
import { read, sourceOf } from './proofs.ts';

/** Every label in quotes in the specification, §2–§9. */
const LABELS = [
  'Iniciar sesión',
  'Registrarse',
  'Activando usuario...',
  'Usuario Activado',
  'Tu cuenta ha sido activada exitosamente',
  'Ir a inicio sesión',
  'Recuperar contraseña',
  'Ingresa tu correo electrónico para recuperar.',
  'Enviar',
  'Enviando...',
  'Cambio de contraseña',
  'Guardar',
  'Guardando...',
  'Error',
  'No se encontró un token válido para cambiar la contraseña.',
  'Unexpected Application Error!',
  'Seleccione un país',
  'Seleccione',
  'MP4, hasta 10MB y Max. 3 archivos',
  'Final, bienvenido a {brand}',
  'Entendido',
  'El nombre es requerido',
  'La nacionalidad es requerida',
  'El RUT es inválido',
  'No es un documento válido',
  'El número telefónico es requerido',
  'La dirección es requerida',
  'Campo requerido',
  'Este campo es requerido',
  'El correo electronico es invalido',
  'El correo electronico es requerido',
  'La contraseña es requerida',
  'Las contraseñas no coinciden',
  'La confirmación de la contraseña es requerida',
  'Invalid token',
  'No token provided',
  'Información del perfil incompleta',
  'Por favor complete su información personal, incluyendo su RUT, para disfrutar de todas las funcionalidades del sistema.',
  'El RUT ingresado es inválido. Por favor actualícelo para acceder a todas las funcionalidades.',
  'Ir a mi perfil',
  'Error al intentar recuperar la contraseña',
];

/** Every route in §2 of the specification. */
const PATHS = [
  '/',
  '/login',
  '/register',
  '/auth/activate/{tokenId}',
  '/auth/recover-password',
  '/auth/change-password/{tokenId}',
  '/home',
  '/projects',
  '/documents',
  '/documents-back',
  '/documents-back/users/{id}',
  '/projects-back-office',
  '/projects-back-office/chapter-list',
  '/projects-back-office/chapter',
  '/projects-back-office/documents',
  '/onboarding',
  '/onboarding/1',
  '/onboarding/2',
  '/onboarding/3',
  '/onboarding/4',
  '/onboarding/5',
];

interface Statement {
  text: string;
  proofs: { kind: string; place: string; name: string }[];
}

function statements(page: string): Statement[] {
  const found: Statement[] = [];
  for (const line of page.slice(page.indexOf('\n## ')).split('\n')) {
    const statement = /^- (.+)$/.exec(line)?.[1];
    if (statement) found.push({ text: statement, proofs: [] });
    const proof = /^ {2}- (journey|story|test|decision)(?: `([^`]+)`)? › (.+)$/.exec(line);
    if (proof) {
      const [, kind = '', place = '', name = ''] = proof;
      found.at(-1)?.proofs.push({ kind, place, name: name.replaceAll('\\*', '*') });
    } else if (/^ +- /.test(line)) throw new Error(`Not a proof: ${line}`);
  }
  return found;
}

/** Labels in quotes. A label with a placeholder counts up to it. */
function labelsIn(text: string): string[] {
  return [...text.matchAll(/'([^']+)'/g)].map(([, label = '']) => label.replace(/\{.*/, ''));
}

const page = read('docs/spec-coverage.md');
const all = statements(page);

describe('docs/spec-coverage.md', () => {
  test('covers the sections 2 to 9', () => {
    expect([...page.matchAll(/^## §(\d)/gm)].map(([, section]) => section)).toEqual([...'23456789']);
    expect(all.length).toBeGreaterThan(80);
  });

  test.each(all.map((statement) => [statement.text, statement] as const))('%s', (text, { proofs }) => {
    expect(proofs.length).toBeGreaterThan(0);
    const sources = proofs.map(({ kind, place, name }) => sourceOf(kind, place, name));
    for (const label of labelsIn(text))
      expect(
        sources.some((source) => source.replaceAll('\\', '').includes(label)),
        `'${label}' stands in none of its proofs`,
      ).toBe(true);
  });

  test('leaves out no label in the specification', () => {
    const named = new Set(
      all.flatMap(({ text }) => [...text.matchAll(/'([^']+)'/g)].map(([, label]) => label)),
    );
    expect(LABELS.filter((label) => !named.has(label))).toEqual([]);
  });

  test('leaves out no route of the specification', () => {
    const named = new Set(
      all.flatMap(({ text }) => [...text.matchAll(/`([^`]+)`/g)].map(([, path]) => path)),
    );
    expect(PATHS.filter((path) => !named.has(path))).toEqual([]);
  });

  test('a proof that does not exist is found out', () => {
    expect(() => sourceOf('journey', 'session', 'nobody wrote this')).toThrow('has no test');
    expect(() => sourceOf('story', 'LoginScreen', 'Nothing')).toThrow('has no story');
    expect(() => sourceOf('decision', '', 'Nobody decided this')).toThrow('has no row');
  });
});
