/** One line of a changelog, or a changeset that waits for its release. */
export interface Change {
  /** '0.3.0' or 'Sin publicar'. */
  version: string;
  /** The heading that it stands under: the name of a component, or 'Patch Changes'. */
  heading: string;
  /** Markdown, in English as the changelog. */
  text: string;
}

/** What a component's page tells of it beside its props, read from the code. */
export interface PageFacts {
  /** Stories, each judged by axe in both themes. */
  stories: number;
  /** Those played with keys. */
  withKeys: number;
  /** Those that find their parts by role and name, as assistive technology does. */
  byRole: number;
  /** Those at 320 px. */
  at320: number;
  /** The newest first. */
  changes: readonly Change[];
}
