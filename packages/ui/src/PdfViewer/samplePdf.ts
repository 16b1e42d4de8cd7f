/* Makes small PDF files for stories and tests: pages of lines in Helvetica, with a password if wanted. */

const encoder = new TextEncoder();
const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0) & 0xff);
const concat = (parts: readonly Uint8Array[]) => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};
const hex = (bytes: Uint8Array) =>
  `<${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}>`;

const sha256 = async (...parts: Uint8Array[]) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(concat(parts))));

async function aes(key: Uint8Array, iv: Uint8Array, data: Uint8Array) {
  const imported = await crypto.subtle.importKey('raw', new Uint8Array(key), 'AES-CBC', false, ['encrypt']);
  const parameters = { name: 'AES-CBC', iv: new Uint8Array(iv) };
  return new Uint8Array(await crypto.subtle.encrypt(parameters, imported, new Uint8Array(data)));
}

const fixed = (length: number, seed: number) => Uint8Array.from({ length }, (_, i) => (i * 37 + seed) & 0xff);

/** The dictionary of AES-256 encryption (PDF 1.7, extension level 3) and the key of the streams. */
async function lock(password: string) {
  const key = fixed(32, 5);
  const secret = encoder.encode(password);
  const zero = new Uint8Array(16);
  const entry = async (seed: number, extra: Uint8Array) => {
    const check = fixed(8, seed);
    const salt = fixed(8, seed + 1);
    const hash = concat([await sha256(secret, check, extra), check, salt]);
    const wrapped = (await aes(await sha256(secret, salt, extra), zero, key)).slice(0, 32);
    return { hash, wrapped };
  };
  const user = await entry(1, new Uint8Array());
  const owner = await entry(3, user.hash);
  const dictionary =
    `<< /Filter /Standard /V 5 /R 5 /Length 256 /P -4 /O ${hex(owner.hash)} /U ${hex(user.hash)} ` +
    `/OE ${hex(owner.wrapped)} /UE ${hex(user.wrapped)} /Perms ${hex(fixed(16, 9))} /EncryptMetadata true ` +
    '/CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /StmF /StdCF /StrF /StdCF >>';
  return { key, dictionary };
}

const escaped = (text: string) => text.replace(/[\\()]/g, (character) => `\\${character}`);

/**
 * A PDF with these pages, each with these lines, in A4 portrait.
 *
 * @param password Asked for on opening.
 */
export async function samplePdf(pages: readonly (readonly string[])[], password?: string) {
  const locked = password === undefined ? undefined : await lock(password);
  const objects: Uint8Array[] = [];
  const add = (...parts: (string | Uint8Array)[]) => {
    objects.push(concat(parts.map((part) => (typeof part === 'string' ? latin1(part) : part))));
  };
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`);
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  for (const [index, lines] of pages.entries()) {
    const shown = lines.map((line, at) => `${at === 0 ? '' : '0 -24 Td '}(${escaped(line)}) Tj`).join('\n');
    const content = latin1(`BT /F1 14 Tf 56 760 Td\n${shown}\nET`);
    const iv = fixed(16, index);
    const stream = locked ? concat([iv, await aes(locked.key, iv, content)]) : content;
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + index * 2} 0 R ` +
        '/Resources << /Font << /F1 3 0 R >> >> >>',
    );
    add(`<< /Length ${stream.length} >>\nstream\n`, stream, '\nendstream');
  }
  if (locked) add(locked.dictionary);

  const parts: Uint8Array[] = [latin1('%PDF-1.7\n')];
  const offsets: number[] = [];
  let at = parts[0]?.length ?? 0;
  for (const [index, body] of objects.entries()) {
    const part = concat([latin1(`${index + 1} 0 obj\n`), body, latin1('\nendobj\n')]);
    offsets.push(at);
    at += part.length;
    parts.push(part);
  }
  const id = hex(fixed(16, 2));
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    latin1(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} ` +
        `/Root 1 0 R /ID [${id} ${id}]${locked ? ` /Encrypt ${objects.length} 0 R` : ''} >>\n` +
        `startxref\n${at}\n%%EOF\n`,
    ),
  );
  return new Blob([concat(parts)], { type: 'application/pdf' });
}
