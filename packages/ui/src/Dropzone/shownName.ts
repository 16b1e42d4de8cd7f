/**
 * A file's name as a row shows it, without the characters that reverse the text after them. With such a character
 * 'demo' and 'exe.mp4' could show a false name with a false extension.
 */
export function shownName({ name }: File): string {
  return name.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}
