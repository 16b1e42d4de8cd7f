import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebian } from './debian.ts';

// veraPDF, which judges PDF/UA, is neither in Debian nor on npm.
const PROGRAMS = ['qpdf', 'pdfinfo', 'pdffonts'];

/** Folder with qpdf's and Poppler's programs: `PDF_TOOLS`, or one on PATH; undefined if there is none with all of them. */
export function findPdfTools(): string | undefined {
  const folders = process.env.PDF_TOOLS ? [process.env.PDF_TOOLS] : (process.env.PATH ?? '').split(delimiter);
  return folders.find((folder) => PROGRAMS.every((name) => existsSync(join(folder, name))));
}

/**
 * The same folder. Installs Debian's packages if there is none.
 * @throws Error with instructions when that does not work
 */
export function ensurePdfTools(): string {
  const there = findPdfTools();
  if (there) return there;
  console.log('No qpdf and Poppler found: installing them (needed for the tests of the papers)…');
  installDebian('qpdf', 'poppler-utils');
  const installed = findPdfTools();
  if (!installed) {
    throw new Error(
      `${PROGRAMS.join(', ')} are needed for the tests of the papers and could not be installed. Install them (Debian: apt-get install qpdf poppler-utils) or set PDF_TOOLS to their folder.`,
    );
  }
  return installed;
}
