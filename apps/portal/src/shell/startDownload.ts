/**
 * Hands a file to the browser's downloads.
 * @param url that needs no header: a link of the API, good for a minute
 * @param name the file is offered under where the answer names none
 */
export function startDownload(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** Long enough for any browser to have begun the download, in milliseconds. */
const KEPT = 60_000;

/** The same of a file that is here already, whole: an answer that breaks off leaves no half file behind. */
export function startBlobDownload(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  startDownload(url, name);
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
}
