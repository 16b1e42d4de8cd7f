const KB = 1024;
const MB = 1024 * KB;

/** A file's size for people: '8,4 MB', '58 KB'. @param bytes one or more */
export const sizeText = (bytes: number) =>
  bytes < MB
    ? `${Math.max(1, Math.round(bytes / KB))} KB`
    : `${(bytes / MB).toLocaleString('es-CL', { maximumFractionDigits: 1 })} MB`;
