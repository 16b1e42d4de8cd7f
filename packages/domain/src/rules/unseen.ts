/** Invisible characters: zero-width characters, bidi controls, fillers such as U+3164, joiners such as U+034F (Unicode's own list). */
export const IGNORABLE: RegExp = /\p{Default_Ignorable_Code_Point}/u;

/** An empty text, or one of only blanks and invisible characters. U+2800 is a braille pattern without a dot. */
export const NOTHING_SEEN: RegExp = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
