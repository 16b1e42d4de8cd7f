/** A picture that is not the same in both Storybooks. */
export interface Finding {
  /** Id of the story. */
  story: string;
  /** 'Pantallas/Usuarios › Vacía' */
  title: string;
  mode: string;
  pixels: number;
  before: Buffer;
  after: Buffer;
  difference: Buffer;
}

/** What a comparison found. */
export interface Outcome {
  before: string;
  after: string;
  compared: number;
  findings: readonly Finding[];
  /** Stories that one Storybook lacks. */
  added: readonly string[];
  removed: readonly string[];
  /** Stories that failed in one of them, with the reason. */
  failed: readonly string[];
}
