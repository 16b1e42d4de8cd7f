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

/** Of a long reel: as many bytes a second as a phone writes. */
export const LONG_SECONDS = 120;

/** A picture made larger: what follows the last one of its blocks is passed over as long as it is zero. */
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
 * A real MP4 of about so many bytes: {@link REEL} over and over for two minutes, its pictures made larger.
 * @param index where the list of all pictures stands: cameras write it last, programs that think of players first
 */
export async function longReel(bytes: number, index: 'first' | 'last'): Promise<Buffer> {
  const input = new Input({ source: new BufferSource(REEL), formats: [MP4] });
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  if (!video?.codec || !audio?.codec) throw new Error('The reel has picture and sound.');
  const [pictures, sounds] = await Promise.all([packetsOf(video), packetsOf(audio)]);
  // A little more than what sounds: no round begins before the one before it has ended.
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
  // As they are to be played, one beside the other.
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
