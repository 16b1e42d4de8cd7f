import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sampleMp4 } from '@doblaje/contract/fixtures';

/**
 * Does the server's memory grow with the size of files? Measures its peak above idle (resident memory of the whole process with
 * its database) while one file is uploaded, one is served, and a reel is played from RANGES places. It does so at 10 MB and at
 * 100 MB, in a new process each (Linux only). Files come from this process over HTTP, so their bytes do not count. Ends with 1
 * when the larger file needs more than LARGEST_RATIO times the memory.
 */
const SIZES = [10_485_760, 104_857_600] as const;
const LARGEST_RATIO = 1.2;
/** Parts that players request, AT_ONCE at a time, as if two dozen people jumped about in the reel. */
const RANGES = 2400;
const AT_ONCE = 24;

interface Server {
  port: number;
  token: string;
  admin: string;
  document: string;
  idle: number;
}

const ANSWERS = {
  applicant_to: 'Actor',
  country: 'CL',
  rut: '12345678',
  phone: '22290',
  address: '1',
  age: 30,
  community: 'Other',
  disability: 'none',
  voice_training: '',
  experiences: [],
  vocal_age_range: '',
  singing_experience: '',
  singing_detail: '',
  vocal_tone: '',
  consent: true,
};

function video(size: number): ReadableStream<Uint8Array> {
  const chunk = new Uint8Array(64 * 1024);
  let left = size;
  return new ReadableStream({
    pull: (controller) => {
      const part = left === size ? sampleMp4(chunk.length) : chunk.subarray(0, Math.min(left, chunk.length));
      left -= part.length;
      controller.enqueue(part);
      if (left === 0) controller.close();
    },
  });
}

async function measure(size: number) {
  const child = fork(join(import.meta.dirname, 'memoryServer.js'), [String(size)], {
    execArgv: ['--expose-gc'],
  });
  const [{ port, token, admin, document, idle }] = (await once(child, 'message')) as [Server];
  const call = async (
    method: string,
    path: string,
    body?: BodyInit,
    headers: Record<string, string> = {},
  ) => {
    const request: RequestInit & { duplex?: 'half' } = {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body, duplex: 'half' as const }),
    };
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, request);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const peak = async () => {
    child.send('peak');
    const [message] = (await once(child, 'message')) as [{ peak: number }];
    return message.peak;
  };

  const { id } = await (await call('POST', '/applications', JSON.stringify(ANSWERS))).json();
  await call('PUT', `/applications/${id}/reels/1?name=a.mp4`, video(size), {
    'content-type': 'video/mp4',
    'content-length': String(size),
  });
  const uploading = await peak();
  let bytes = 0;
  const answer = await call('GET', `/documents/${document}/file`);
  for await (const chunk of answer.body ?? []) bytes += chunk.length;
  if (bytes !== size) throw new Error(`${bytes} of ${size} bytes were served`);
  const serving = await peak();
  await call('POST', `/applications/${id}/submit`, JSON.stringify({ reels: 1 }));
  const asAdmin = { authorization: `Bearer ${admin}` };
  const { url } = await (await call('POST', `/applications/${id}/reels/1/link`, undefined, asAdmin)).json();
  const link = new URL(url, `http://127.0.0.1:${port}`);
  for (let asked = 0; asked < RANGES; asked += AT_ONCE) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, one) => {
        const start = Math.floor(((((asked + one) * 617) % RANGES) / RANGES) * size);
        const part = await fetch(link, { headers: { range: `bytes=${start}-` } });
        const { byteLength } = await part.arrayBuffer();
        if (part.status !== 206 || byteLength > 131_072)
          throw new Error(`${part.status}, ${byteLength} bytes`);
      }),
    );
  }
  const playing = await peak();
  child.disconnect();
  await once(child, 'exit');
  return { idle, uploading, serving, playing };
}

const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1).padStart(7)} MB`;
const peaks: number[] = [];
for (const size of SIZES) {
  const { idle, uploading, serving, playing } = await measure(size);
  peaks.push(playing);
  const most = megabytes(playing - idle);
  console.log(
    `file ${megabytes(size)}   peak memory: idle ${megabytes(idle)}, uploaded ${megabytes(uploading)}, served too ${megabytes(serving)}, ${RANGES} stretches played ${megabytes(playing)}, above idle ${most}`,
  );
}
const [small = 1, large = 1] = peaks;
const ratio = large / small;
console.log(`ratio ${ratio.toFixed(3)}, at most ${LARGEST_RATIO}`);
process.exitCode = ratio <= LARGEST_RATIO ? 0 : 1;
