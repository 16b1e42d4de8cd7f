/** A step of a journey: what the person does, the story that shows it, and the mockup. */
export interface JourneyStep {
  text: string;
  /** Id of the story. */
  story: string;
  /** File in ./mockups, without its extension. */
  mockup?: string;
}
