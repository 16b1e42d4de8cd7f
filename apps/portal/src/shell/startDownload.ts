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
