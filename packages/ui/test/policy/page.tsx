/* Runs in Chromium under the content security policy of the README: what needs more than scripts and styles. */
import { createRoot } from 'react-dom/client';
import { Dropzone } from '../../src/Dropzone';
import { MediaPlayer } from '../../src/index';
import { sampleSilent } from '../../src/MediaPlayer/sampleSilent';
import { toneOf } from '../../src/MediaPlayer/sampleSound';
import { PdfViewer } from '../../src/PdfViewer';

const place = document.createElement('div');
document.body.append(place);
const tone = new File([toneOf(2)], 'tono.wav', { type: 'audio/wav' });
const source = sampleSilent();

createRoot(place).render(
  <>
    <Dropzone defaultValue={[tone]} accept={{ 'audio/wav': ['.wav'] }} />
    <MediaPlayer
      aria-label="Videos"
      items={[{ id: '1', name: 'silencio.mp4', detail: '1 KB' }]}
      getSource={() => source}
    />
    <PdfViewer src="/sample.pdf" workerSrc="/pdf.worker.mjs" />
  </>,
);
