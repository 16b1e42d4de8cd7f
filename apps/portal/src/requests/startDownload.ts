/**
 * Hands a file to the browser's downloads.
 * @param url a link of the API that needs no header and is valid for a minute
 * @param name the file's name if the answer gives none
 */
export function startDownload(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** Milliseconds; any browser has begun the download by then. */
const KEPT = 60_000;

/** Does the same with a file that is already loaded completely. An interrupted answer then never leaves half a file behind. */
export function startBlobDownload(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  startDownload(url, name);
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
}
