import {
  type DataTypeNode,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  sql,
} from 'kysely'

/** PostgreSQL equivalents of the migrations' column types: 64-bit integers, and text in byte order. */
const meanings: Record<string, string> = {
  integer: 'bigint',
  text: 'text collate "C"',
  blob: 'bytea',
}

class TypeTransformer extends OperationNodeTransformer {
  protected override transformDataType(node: DataTypeNode): DataTypeNode {
    const meaning = meanings[node.dataType]
    return meaning ? (sql.raw(meaning).toOperationNode() as OperationNode as DataTypeNode) : node
  }
}

const transformer = new TypeTransformer()

/** Migrations are written once with SQLite's types; this plugin replaces them with equivalent PostgreSQL types. */
export const postgresTypes: KyselyPlugin = {
  transformQuery: ({ node, queryId }: PluginTransformQueryArgs) => transformer.transformNode(node, queryId),
  transformResult: async ({ result }: PluginTransformResultArgs) => result,
}
