import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    timing: 'bench/timing.ts',
    fileReads: 'bench/fileReads.ts',
    fileCost: 'bench/fileCost.ts',
    fileCostServer: 'bench/fileCostServer.ts',
    memory: 'bench/memory.ts',
    month: 'bench/month.ts',
    orderPdf: 'bench/orderPdf.ts',
    ratesServer: 'bench/ratesServer.ts',
    studio: 'bench/studio.ts',
    studioMemory: 'bench/studioMemory.ts',
    siiMatch: 'bench/siiMatch.ts',
    studioServer: 'bench/studioServer.ts',
    memoryServer: 'bench/memoryServer.ts',
    argon2Worker: 'src/people/passwords/argon2Worker.ts',
    pdfThread: 'src/ground/pdfs/pdfThread.ts',
    sheetThread: 'src/ground/sheets/sheetThread.ts',
  },
  outDir: 'dist/bench',
  format: 'esm',
  platform: 'node',
  target: 'node24',
  noExternal: [/^@doblaje\//],
});
