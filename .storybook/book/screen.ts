/** A screen, identified by the title of its stories. */
export interface Screen {
  title: string;
  /** Its paths in domain's access table, which has their titles and roles. Empty if the screen is a part of others. */
  paths: readonly string[];
  /** What a person comes for. */
  purpose: string;
}
