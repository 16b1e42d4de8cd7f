/** What a request may name. `same`: a row of the kind that the route's address is about. */
export type Kind = string;

/** Stands in a request for something that is looked up when it is sent: other requests make and delete rows meanwhile. */
export class Ref {
  constructor(
    readonly kind: Kind,
    /** Which of those that there are, counted around. */
    readonly at: number,
    readonly form: 'number' | 'text' = 'text',
  ) {}

  /** The same, sent as a number or as a text. */
  as(form: Ref['form']): Ref {
    return new Ref(this.kind, this.at, form);
  }

  /** How a failure shows it. */
  toString(): string {
    return `${this.kind}[${this.at}]`;
  }
}
