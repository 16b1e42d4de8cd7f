/** pdf.js' worker, with what its build for older browsers leaves out. */
import './withResolvers';
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
