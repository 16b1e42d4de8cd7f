/** Bytes of a quiet tone as WAV, which every browser plays: for stories and tests. */
export function toneOf(seconds: number): Uint8Array<ArrayBuffer> {
  const rate = 3000;
  const count = rate * seconds;
  const bytes = new Uint8Array(44 + count);
  const view = new DataView(bytes.buffer);
  const text = (at: number, word: string) => bytes.set(new TextEncoder().encode(word), at);
  text(0, 'RIFF');
  view.setUint32(4, 36 + count, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  text(36, 'data');
  view.setUint32(40, count, true);
  for (let at = 0; at < count; at += 1) bytes[44 + at] = 128 + Math.round(8 * Math.sin(at * 0.4));
  return bytes;
}

/** An address of a tone of this length, valid in this page. */
export function sampleSound(seconds: number): string {
  return URL.createObjectURL(new Blob([toneOf(seconds)], { type: 'audio/wav' }));
}
