/** A screen, by the title of its stories. */
export interface Screen {
  title: string;
  /** Its paths in domain's access table, which says who may enter and what the page is called. None: it is part of others. */
  paths: readonly string[];
  /** What a person comes for. */
  purpose: string;
}
