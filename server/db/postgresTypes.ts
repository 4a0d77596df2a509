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
const postgresTypeNames: Record<string, string> = {
  integer: 'bigint',
  text: 'text collate "C"',
  blob: 'bytea',
}

class TypeTransformer extends OperationNodeTransformer {
  protected override transformDataType(node: DataTypeNode): DataTypeNode {
    const typeName = postgresTypeNames[node.dataType]
    return typeName ? (sql.raw(typeName).toOperationNode() as OperationNode as DataTypeNode) : node
  }
}

const transformer = new TypeTransformer()

/** Migrations are written once with SQLite's types; this plugin replaces them with equivalent PostgreSQL types. */
export const postgresTypes: KyselyPlugin = {
  transformQuery: ({ node, queryId }: PluginTransformQueryArgs) => transformer.transformNode(node, queryId),
  transformResult: async ({ result }: PluginTransformResultArgs) => result,
}
