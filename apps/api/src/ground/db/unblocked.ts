import {
  AliasNode,
  type FromNode,
  IdentifierNode,
  type JoinNode,
  type Kysely,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type RawNode,
  type RootOperationNode,
  SchemableIdentifierNode,
  TableNode,
  type UpdateQueryNode,
  type UsingNode,
} from 'kysely';
import type { Schema } from './schema';
import { VIEWED } from './unblockedViews';

/** The schema of views that leave out what belongs to people whose data are blocked. */
const UNBLOCKED = 'unblocked';

const NAMES = new Set<string>(Object.keys(VIEWED));

/** A table that is read or changed in plain SQL; its columns ('is distinct from boletas.net') and new rows are left alone. */
const IN_TEXT = new RegExp(
  `\\b(from|join|update|using)(\\s+(?:only\\s+|lateral\\s+)?)("?)(${[...NAMES].join('|')})\\3(?![\\w."(])`,
  'gi',
);

/** Plain SQL that reads the views. Kysely's `sql` does it by itself; a query that is compiled by hand has to be given this text. */
export const viewed = (text: string): string => text.replace(IN_TEXT, `$1$2${UNBLOCKED}.$4`);

/** What stands before a table that is named by `sql.table`. */
const BEFORE_TABLE = /\b(?:from|join|update|using)\s+$/i;

/** Leads every read and change of people's data to the views. New rows go to the tables themselves. */
class ToViews extends OperationNodeTransformer {
  readonly #viewed = <Node extends OperationNode>(node: Node): Node => {
    if (AliasNode.is(node)) return { ...node, node: this.#viewed(node.node) };
    if (!TableNode.is(node) || node.table.schema || !NAMES.has(node.table.identifier.name)) return node;
    const { name } = node.table.identifier;
    return {
      ...node,
      table: { ...SchemableIdentifierNode.create(name), schema: IdentifierNode.create(UNBLOCKED) },
    };
  };

  protected override transformFrom(node: FromNode): FromNode {
    const { froms, ...rest } = super.transformFrom(node);
    return { ...rest, froms: froms.map(this.#viewed) };
  }

  protected override transformJoin(node: JoinNode): JoinNode {
    const { table, ...rest } = super.transformJoin(node);
    return { ...rest, table: this.#viewed(table) };
  }

  protected override transformUsing(node: UsingNode): UsingNode {
    const { tables, ...rest } = super.transformUsing(node);
    return { ...rest, tables: tables.map(this.#viewed) };
  }

  protected override transformUpdateQuery(node: UpdateQueryNode): UpdateQueryNode {
    const updated = super.transformUpdateQuery(node);
    return updated.table ? { ...updated, table: this.#viewed(updated.table) } : updated;
  }

  protected override transformRaw(node: RawNode): RawNode {
    const { sqlFragments, parameters, ...rest } = super.transformRaw(node);
    return {
      ...rest,
      sqlFragments: sqlFragments.map(viewed),
      parameters: parameters.map((parameter, index) =>
        BEFORE_TABLE.test(sqlFragments[index] ?? '') ? this.#viewed(parameter) : parameter,
      ),
    };
  }
}

const toViews = new ToViews();

/**
 * Makes a database whose statements do not see people whose data are blocked (Ley 19.628, art. 8 ter), whoever writes them and
 * wherever: built by Kysely or in plain SQL. See {@link evenBlocked}.
 */
export const WITHOUT_BLOCKED: KyselyPlugin = {
  transformQuery: ({ node }: PluginTransformQueryArgs): RootOperationNode => toViews.transformNode(node),
  transformResult: async ({ result }) => result,
};

/**
 * The same database, or transaction, with what belongs to people whose data are blocked. Only for the desk that answers what people ask
 * about their data, for what lets a person into their account, for erasing, for backups, for accounting papers that the law obliges to
 * keep, and to refuse what would leave somebody out in silence. `test/evenBlocked.embedded.test.ts` names every file that calls it.
 */
export const evenBlocked = (db: Kysely<Schema>): Kysely<Schema> => db.withoutPlugins();

/** The same database, or transaction, without them again. */
export const withoutBlocked = (db: Kysely<Schema>): Kysely<Schema> =>
  db.withoutPlugins().withPlugin(WITHOUT_BLOCKED);
