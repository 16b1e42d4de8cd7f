/**
 * The name of a file as a row says it: without the characters that turn around what follows them. With one 'demo' and
 * 'exe.mp4' would read as another name, and another end, than the file has.
 */
export function shownName({ name }: File): string {
  return name.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}
