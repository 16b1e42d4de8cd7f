import { createHash } from 'node:crypto';
import {
  type HandlerOf,
  readSharedDocumentForm,
  type routes,
  SHARED_DOCUMENT_FORM_BYTES,
  type UploadedDocument,
} from '@doblaje/contract';
import { DOCUMENT_LIMITS } from '@doblaje/domain/media';
import { newBlobKey, oneChunk } from '../../ground/blobs/blobs';
import { discardUnkept, expectBlob, keepBlob } from '../../ground/blobs/discarded';
import { createOnce } from '../../ground/edits/createOnce';
import { logError } from '../../ground/failures/log';
import { Outage } from '../../ground/failures/outage';
import { doerOf } from '../../ground/history/audited';
import { checkPdf } from '../../ground/pdfs/checkPdf';
import type { Services } from '../../ground/services';
import { formBody } from '../../ground/uploads/formBody';
import { fileSharedDocument, tellPeople } from './file';

const FORM = { most: SHARED_DOCUMENT_FORM_BYTES, name: 'El documento', limits: DOCUMENT_LIMITS };

type Call = Parameters<HandlerOf<(typeof routes)['uploadSharedDocument']>>[0];

/**
 * Receives a contract or script and files it. The file is in the store before anybody has the document, and
 * is removed if nobody gets it. A second request with the same key gives the same document.
 * @throws Problem 422 by field; 408, 413 and 400 while receiving
 */
export async function receiveSharedDocument(c: Call, services: Services): Promise<UploadedDocument> {
  const { db, now, blobs, wakeSweeper } = services;
  const contentType = c.req.header('content-type');
  const bytes = await formBody({ body: c.req.raw.body, length: c.req.header('content-length') }, FORM);
  const { file, ...sent } = await readSharedDocumentForm(bytes, contentType);
  const content = new Uint8Array(await file.arrayBuffer());
  const advice = 'sube una copia sin contraseña';
  await checkPdf({ bytes: content, name: file.name, limits: DOCUMENT_LIMITS, advice });
  const digest = createHash('sha256').update(content).digest('hex');
  const asked = JSON.stringify({ ...sent, name: file.name, digest });

  const key = newBlobKey();
  const moment = now();
  await expectBlob(db, key, moment);
  try {
    await blobs.write(key, oneChunk(content), content.length);
    const work = async (transaction: Services['db']) => {
      if (!(await keepBlob(transaction, key, moment)))
        throw new Outage('file store', new Error('A blob was given up while it was written'));
      const stored = { key, name: file.name, size: content.length };
      const filed = await fileSharedDocument(transaction, doerOf(c, now), sent, stored);
      await tellPeople(transaction, filed.document.id, moment);
      return filed;
    };
    return await createOnce(c, services, work, asked);
  } finally {
    await discardUnkept(db, [key], moment).catch((error) => logError('blobs', error));
    wakeSweeper();
  }
}
