import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  Button,
  createNotificationQueue,
  FormErrorSummary,
  Link,
  LinkButton,
  MessagePanel,
  Notification,
  NotificationRegion,
  PasswordField,
  TextField,
} from '../src/index';

/** The opening tag of the first element `<name …>`. */
const tag = (html: string, name: string) => new RegExp(`<${name}\\b[^>]*>`).exec(html)?.[0] ?? '';

describe('rendered on a server', () => {
  it.each([
    ['Button', 'button', <Button key="a" id="x" className="mine" data-part="p" aria-describedby="y" />],
    [
      'a pending Button',
      'button',
      <Button key="b" isPending pendingText="…" id="x" className="mine" data-part="p" aria-describedby="y" />,
    ],
    [
      'LinkButton',
      'a',
      <LinkButton key="c" href="/" id="x" className="mine" data-part="p" aria-describedby="y" />,
    ],
    [
      'Link',
      'a',
      <Link key="d" href="/" id="x" className="mine" data-part="p" aria-describedby="y">
        Ir
      </Link>,
    ],
    [
      'MessagePanel',
      'div',
      <MessagePanel key="e" id="x" className="mine" data-part="p" aria-describedby="y" />,
    ],
    [
      'Notification',
      'div',
      <Notification key="f" title="t" id="x" className="mine" data-part="p" aria-describedby="y" />,
    ],
  ])('%s forwards id, className, data-* and aria-* to its element', (_, element, node) => {
    const opening = tag(renderToString(node), element);
    expect(opening).toContain('id="x"');
    expect(opening).toMatch(/class="[^"]*\bmine\b/);
    expect(opening).toContain('data-part="p"');
    expect(opening).toContain('aria-describedby="y"');
  });

  it.each([
    ['TextField', TextField],
    ['PasswordField', PasswordField],
  ])('%s gives the input the attributes that name and describe it, and the root the rest', (_, Field) => {
    const html = renderToString(
      <Field label="Correo" id="x" name="email" className="mine" data-part="p" aria-describedby="y" />,
    );
    expect(tag(html, 'input')).toContain('id="x"');
    expect(tag(html, 'input')).toContain('name="email"');
    expect(tag(html, 'input')).toMatch(/aria-describedby="[^"]*\by\b/);
    expect(tag(html, 'label')).toContain('for="x"');
    expect(tag(html, 'div')).toMatch(/class="[^"]*\bmine\b/);
    expect(tag(html, 'div')).toContain('data-part="p"');
  });

  it('shows a field as invalid if and only if it has an error', () => {
    expect(renderToString(<TextField label="Rut" error="El RUT es inválido" />)).toContain('aria-invalid');
    for (const error of [undefined, null, false, '']) {
      expect(renderToString(<TextField label="Rut" error={error} />)).not.toContain('aria-invalid');
    }
  });

  it('uses the given labels', () => {
    const html = renderToString(
      <PasswordField label="Clave" isOptional labels={{ show: 'Ver', optional: '(si quieres)' }} />,
    );
    expect(html).toContain('aria-label="Ver"');
    expect(html).toContain('(si quieres)');
  });

  it('renders no notification on the server, and no summary without errors', () => {
    const queue = createNotificationQueue();
    queue.notify({ title: 'Guardado' });
    expect(renderToString(<NotificationRegion queue={queue} />)).not.toMatch(/Guardado|Notificaciones/);
    expect(renderToString(<FormErrorSummary errors={[]} title="Revisa" />)).toBe('');
  });
});
