import { fireEvent, within } from 'storybook/test';

export const MB = 1_048_576;

export const video = (name: string, megabytes = 1, type = 'video/mp4') =>
  new File([new Uint8Array(Math.round(megabytes * MB))], name, { type, lastModified: 1 });

/** A silent sound file. Any browser can read its length. */
export function silence(name: string, seconds: number): File {
  const rate = 8000;
  const size = rate * seconds;
  const header = new DataView(new ArrayBuffer(44));
  const write = (at: number, text: string) => {
    for (let i = 0; i < text.length; i++) header.setUint8(at + i, text.charCodeAt(i));
  };
  write(0, 'RIFF');
  header.setUint32(4, 36 + size, true);
  write(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, rate, true);
  header.setUint32(28, rate, true);
  header.setUint16(32, 1, true);
  header.setUint16(34, 8, true);
  write(36, 'data');
  header.setUint32(40, size, true);
  return new File([header, new Uint8Array(size).fill(128)], name, { type: 'audio/wav' });
}

export function transferOf(files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** Drops files on the zone as a browser does. */
export async function drop(canvasElement: HTMLElement, files: File[]) {
  const zone = within(canvasElement).getByRole('button', { name: 'Seleccionar archivos' });
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await fireEvent(
      zone,
      new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transferOf(files) }),
    );
    // The library inspects the dragged files before it takes a drop.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export const inputOf = (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No file input');
  return input;
};
