import ts from 'typescript'

/** For each counted table, the code that a function which writes it, or one of its callers, must contain. */
const requiredCounters: Record<string, RegExp> = {
  applications: /\bbumpApplicationsVersion\(db, clientId\)/,
  vacancies: /\bbumpSiteVersion\(db, clientId\)/,
  vacancy_attachments: /\bbumpSiteVersion\(db, clientId\)/,
  clients: /\.\.\.incrementSiteVersion\b|\.set\(incrementSiteVersion\)/,
}
const writeMethods = ['insertInto', 'updateTable', 'deleteFrom']

/**
 * Finds functions of a file of server/ that write a counted table, by query builder or SQL, without increasing its
 * counter, as `file.function: table`; `?` if the table is not literal. It is enough that another function of the file
 * that calls the function, or the constant that holds the query, increases the counter.
 */
export function findUncountedWrites(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true)
  const found: string[] = []
  for (const { name, node } of getDeclarations(source)) {
    const body = node.getText()
    for (const table of getWrittenTables(node)) {
      const isCounted =
        requiredCounters[table]?.test(body) ||
        getCallers(source, name).some((caller) => requiredCounters[table]?.test(caller))
      if (!isCounted) found.push(`${file.replace('.ts', '')}.${name}: ${table}`)
    }
  }
  return found
}

/** Returns the file's declarations: functions, and constants that hold a query or a function. */
function getDeclarations(source: ts.SourceFile): { name: string; node: ts.Node }[] {
  return source.statements.flatMap((node) => {
    if (ts.isFunctionDeclaration(node)) return [{ name: node.name?.text ?? '', node }]
    if (!ts.isVariableStatement(node)) return [{ name: '', node }]
    return node.declarationList.declarations.map((declaration) => ({
      name: declaration.name.getText(),
      node: declaration as ts.Node,
    }))
  })
}

/** Returns the text of each other function of the file that calls the declaration of this name. */
function getCallers(source: ts.SourceFile, name: string): string[] {
  const callPattern = new RegExp(`\\b${name}\\(`)
  return source.statements
    .filter((node) => ts.isFunctionDeclaration(node) && node.name?.text !== name)
    .map((node) => node.getText())
    .filter((text) => callPattern.test(text))
}

function getWrittenTables(owner: ts.Node): Set<string> {
  const tables = new Set<string>()
  const visit = (node: ts.Node): void => {
    const table = getWrittenTable(node)
    if (table !== undefined && (table === '?' || table in requiredCounters)) tables.add(table)
    node.forEachChild(visit)
  }
  visit(owner)
  return tables
}

function getWrittenTable(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    if (!writeMethods.includes(node.expression.name.text)) return undefined
    const [table] = node.arguments
    return table && ts.isStringLiteral(table) ? table.text : '?'
  }
  if (!ts.isTaggedTemplateExpression(node) || !/^sql\b/.test(node.tag.getText())) return undefined
  return /\b(?:insert into|update|delete from)\s+([a-z_]+|\$\{)/
    .exec(node.template.getText())?.[1]
    ?.replace('${', '?')
}
