/** The kind of message. It sets the tile's colour and glyph; the words carry the meaning. */
export type MessageType = 'info' | 'success' | 'warning' | 'error';
