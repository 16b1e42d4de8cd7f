/** What a message is about. The tile's colour and glyph follow it; the words carry the meaning. */
export type MessageType = 'info' | 'success' | 'warning' | 'error';
