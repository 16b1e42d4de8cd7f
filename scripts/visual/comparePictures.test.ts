import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { comparePictures } from './comparePictures.ts';

/** A white picture with these pixels (x, y) in a colour. */
function picture(width: number, height: number, dots: [x: number, y: number, red: number][] = []): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (const [x, y, red] of dots) png.data[(y * width + x) * 4] = red;
  return PNG.sync.write(png);
}

test('the same picture has no differences, however it was compressed', () => {
  const same = PNG.sync.write(PNG.sync.read(picture(40, 30)), { deflateLevel: 1, filterType: 0 });
  expect(comparePictures(picture(40, 30), picture(40, 30))).toBeNull();
  expect(comparePictures(picture(40, 30), same)).toBeNull();
});

test('one pixel of another shade is found, and no other pixel', () => {
  const found = comparePictures(picture(40, 30), picture(40, 30, [[7, 5, 250]]));
  expect(found?.pixels).toBe(1);
  const shown = PNG.sync.read(found?.picture ?? Buffer.alloc(0));
  const red = [...Array(40 * 30).keys()].filter(
    (index) => shown.data[index * 4] === 255 && shown.data[index * 4 + 1] === 0,
  );
  expect(red).toEqual([5 * 40 + 7]);
});

test('a picture that became longer differs in its new lines', () => {
  expect(comparePictures(picture(40, 30), picture(40, 32))?.pixels).toBe(80);
  expect(comparePictures(picture(40, 32), picture(40, 30))?.pixels).toBe(80);
});
