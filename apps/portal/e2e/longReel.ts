import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  type InputTrack,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';

/** Four seconds of picture and sound that every Chromium plays (VP9, Opus). */
export const REEL = readFileSync(join(import.meta.dirname, 'files/reel.mp4'));

/** Length of a long reel: with 60 MB it has as many bytes a second as a phone records. */
export const LONG_SECONDS = 120;

/** Makes a picture larger with zeros at its end, which decoders ignore. */
function padded(picture: Uint8Array, by: number): Uint8Array {
  const whole = new Uint8Array(picture.length + by);
  whole.set(picture);
  return whole;
}

async function packetsOf(track: InputTrack): Promise<EncodedPacket[]> {
  const packets: EncodedPacket[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet);
  return packets;
}

/**
 * Makes a real MP4 of about `bytes` bytes: {@link REEL} repeated for two minutes, with larger pictures.
 * @param index place of the index of all pictures: cameras write it last, programs for streaming first
 */
export async function longReel(bytes: number, index: 'first' | 'last'): Promise<Buffer> {
  const input = new Input({ source: new BufferSource(REEL), formats: [MP4] });
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  if (!video?.codec || !audio?.codec) throw new Error('The reel has picture and sound.');
  const [pictures, sounds] = await Promise.all([packetsOf(video), packetsOf(audio)]);
  // A little longer than the sound, so that no round begins before the previous one has ended.
  const seconds = (await input.computeDuration()) + 0.1;
  const rounds = Math.round(LONG_SECONDS / seconds);
  const more = Math.round((bytes / rounds - REEL.length) / pictures.length);

  const target = new BufferTarget();
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: index === 'first' ? 'in-memory' : false }),
    target,
  });
  const videoSource = new EncodedVideoPacketSource(video.codec);
  const audioSource = new EncodedAudioPacketSource(audio.codec);
  output.addVideoTrack(videoSource);
  output.addAudioTrack(audioSource);
  await output.start();
  const ofVideo = { decoderConfig: (await video.getDecoderConfig()) ?? undefined };
  const ofAudio = { decoderConfig: (await audio.getDecoderConfig()) ?? undefined };
  // Picture and sound in playing order.
  const packets = [
    ...pictures.map((packet) => ({
      packet: packet.clone({ data: padded(packet.data, more) }),
      add: (later: EncodedPacket) => videoSource.add(later, ofVideo),
    })),
    ...sounds.map((packet) => ({ packet, add: (later: EncodedPacket) => audioSource.add(later, ofAudio) })),
  ].sort((one, other) => one.packet.timestamp - other.packet.timestamp);
  for (let round = 0; round < rounds; round++)
    for (const { packet, add } of packets)
      await add(packet.clone({ timestamp: packet.timestamp + round * seconds }));
  await output.finalize();
  if (!target.buffer) throw new Error('Nothing was written.');
  return Buffer.from(target.buffer);
}
