import { escapeHtml, linkify } from '../html/html';
import type { ContactWay } from './contact';
import type { Letter } from './letter';

// The studio's colours (tokens of packages/ui) as literal values, because mail programs do not support custom
// properties. Many ignore style elements too, so all styles are inline, and tables make the layout.
const BOOTH = '#101C1F';
const INK = '#142023';
const MUTED = '#4D5D61';
const CANVAS = '#F3F5F5';
const BORDER = '#D3DCDD';
const PETROL = '#0B5A63';
const LAMP = '#FF5A4E';
const FONT = "Archivo, 'Helvetica Neue', Arial, sans-serif";

/** What stands under every letter. */
interface Foot {
  brand: string;
  /** The address of the privacy notice. */
  privacy: string;
}

/** The letter as plain text. */
export function renderText({ before, action, after }: Letter, { brand, privacy }: Foot): string {
  const foot = `-- \n${brand}\nPrivacidad: ${privacy}`;
  return [...before, `${action.label}:\n${action.address}`, ...after, foot].join('\n\n');
}

/** The letter as HTML. All texts are escaped. The studio's email address and telephone become links. */
export function renderHtml(
  { subject, before, action, after }: Letter,
  { brand, privacy }: Foot,
  contact: readonly ContactWay[],
): string {
  const paragraph = (text: string, color: string, size: number) =>
    `<p style="margin:0 0 16px;color:${color};font-size:${size}px;line-height:1.5">${linkify(text, ` style="color:${PETROL}"`, contact)}</p>`;
  const address = escapeHtml(action.address);
  return `<!doctype html>
<html lang="es-CL">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:${CANVAS};font-family:${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${CANVAS}"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="background:${BOOTH};border-left:6px solid ${LAMP};padding:18px 24px;color:#EDF3F3;font-size:17px;font-weight:640">${escapeHtml(brand)}</td></tr>
<tr><td style="background:#FFFFFF;border:1px solid ${BORDER};border-top:0;padding:32px 24px">
<h1 style="margin:0 0 20px;color:${INK};font-size:24px;line-height:1.25">${escapeHtml(subject)}</h1>
${before.map((text) => paragraph(text, INK, 16)).join('\n')}
<p style="margin:24px 0"><a href="${address}" style="display:inline-block;background:${PETROL};border-radius:4px;padding:12px 20px;color:#FFFFFF;font-size:16px;font-weight:620;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;color:${MUTED};font-size:13px;line-height:1.5">Si el botón no funciona, copia esta dirección en tu navegador:<br><a href="${address}" style="color:${PETROL};word-break:break-all">${address}</a></p>
${after.map((text) => paragraph(text, MUTED, 14)).join('\n')}
</td></tr>
<tr><td style="padding:12px 24px;font-size:13px"><a href="${escapeHtml(privacy)}" style="color:${PETROL}">Privacidad</a></td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
