import ts from 'typescript'

/** A query on a client's table that is not restricted to a client. */
export interface OpenQuery {
  /** Place, as `file.function`. */
  where: string
  table: string
}

/** Tables without clients' data: limits, and system tables. */
const tablesWithoutTenant = /^(attempt_counts|sign_in_attempts|pg_\w+|citus_\w+)$/
const queryMethods = ['selectFrom', 'updateTable', 'deleteFrom', 'insertInto']

/**
 * Finds the queries of a repository file that are not restricted to a client, and functions with an unused client
 * parameter.
 */
export function findOpenQueries(file: string, text: string): OpenQuery[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true)
  const found: OpenQuery[] = []
  const visit = (node: ts.Node, functionName: string): void => {
    const name = ts.isFunctionDeclaration(node) && node.name ? node.name.text : functionName
    const location = `${file.replace('.ts', '')}.${name}`
    const table = getQueriedTable(node)
    if (table) found.push(...findOpenParts(location, table, getCallChain(node as ts.CallExpression)))
    if (ts.isTaggedTemplateExpression(node)) found.push(...findOpenTemplate(location, node))
    if (ts.isFunctionDeclaration(node) && hasUnusedClientParameter(node))
      found.push({ where: location, table: 'clientId' })
    node.forEachChild((child) => visit(child, name))
  }
  visit(source, '')
  return found.filter(({ table }) => !tablesWithoutTenant.test(table))
}

/** Counts the queries of a file, so that a test notices if the check reads none. */
export function countQueries(text: string): number {
  return [...text.matchAll(new RegExp(`\\.(${queryMethods.join('|')})\\(|\\bfrom \\w+ where`, 'g'))].length
}

/** Returns the table of `db.selectFrom('table as t')` and similar calls; `?` if it is not literal. */
function getQueriedTable(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined
  if (!queryMethods.includes(node.expression.name.text)) return undefined
  const [table] = node.arguments
  return table && ts.isStringLiteral(table) ? table.text : '?'
}

interface ChainCall {
  name: string
  args: readonly ts.Expression[]
}

/** Returns a call and the calls chained to it, but not those inside their arguments. */
function getCallChain(start: ts.CallExpression): ChainCall[] {
  const calls: ChainCall[] = [{ name: 'start', args: start.arguments }]
  let node: ts.Node = start
  while (ts.isPropertyAccessExpression(node.parent) && ts.isCallExpression(node.parent.parent)) {
    calls.push({ name: node.parent.name.text, args: node.parent.parent.arguments })
    node = node.parent.parent
  }
  return calls
}

/** The query's own table and every joined table must be restricted to a client. */
function findOpenParts(location: string, start: string, calls: ChainCall[]): OpenQuery[] {
  const unfilteredTables = calls.some((call) => isClientCondition(start, call)) ? [] : [start]
  const joined = calls
    .filter(
      ({ name, args }) => /Join$/.test(name) && !args.some((arg) => /client_id|'c\.id'/.test(arg.getText())),
    )
    .map(({ args }) => args[0]?.getText().replace(/'/g, '') ?? '?')
  return [...unfilteredTables, ...joined].map((table) => ({
    where: location,
    table: table.split(' ')[0] ?? '',
  }))
}

function isClientCondition(start: string, { name, args }: ChainCall): boolean {
  if (name === 'values') return /client_id: clientId\b/.test(args[0]?.getText() ?? '')
  if (name !== 'where' && name !== 'whereRef') return false
  const [column, , value] = args.map((arg) => arg.getText())
  const isClients = /^clients( |$)/.test(start) && /^'(c\.)?id'$/.test(column ?? '') && value === 'clientId'
  const isAbout = start === 'audit' && column === "'about_client_id'" && value === 'clientId'
  const isSame = name === 'whereRef' || value === 'clientId'
  return isClients || isAbout || (isSame && /^'(\w+\.)?client_id'$/.test(column ?? ''))
}

/** SQL text must name its client, or contain conditions that do. */
function findOpenTemplate(location: string, { tag, template }: ts.TaggedTemplateExpression): OpenQuery[] {
  if (!/^sql\b/.test(tag.getText())) return []
  const text = template.getText()
  const [, table] = /\b(?:from|update|into|join)\s+([a-z_]+)\b/.exec(text) ?? []
  if (!table || /client_id = \$\{clientId\}/.test(text)) return []
  const parts = ts.isTemplateExpression(template) ? template.templateSpans.map((span) => span.expression) : []
  return parts.some(isClientQuery) ? [] : [{ where: location, table }]
}

function isClientQuery(expression: ts.Expression): boolean {
  if (!ts.isIdentifier(expression)) return /\(db, clientId\b/.test(expression.getText())
  const queryPattern = new RegExp(`const ${expression.text} = \\w+\\(db, clientId\\b`)
  return queryPattern.test(getFunction(expression)?.getText() ?? '')
}

function getFunction(node: ts.Node): ts.Node | undefined {
  let ancestor: ts.Node | undefined = node
  while (ancestor && !ts.isFunctionDeclaration(ancestor)) ancestor = ancestor.parent
  return ancestor
}

function hasUnusedClientParameter({ parameters, body }: ts.FunctionDeclaration): boolean {
  if (!body || !parameters.some(({ name }) => name.getText() === 'clientId')) return false
  return !/\bclientId\b/.test(body.getText())
}
