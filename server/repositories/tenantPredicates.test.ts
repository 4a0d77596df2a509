import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** Queries that know no client, by file and function, and why. Everything else names the client of every table. */
const knowsNoClient: Record<string, string> = {
  'accountRemoval.countOtherSuperUsers': 'SuperUsers of the installation',
  'accounts.accounts': "the SuperUser's list of all accounts",
  'accounts.findTakenNames': 'names are unique over all clients',
  'apiKeys.findKeyClient': 'the key says whose it is',
  'audit.addAudit': 'the company that the entry is about, which may be another',
  'clients.findClient': 'by the code that tells the client',
  'audit.listAudit': "the SuperUser's list of what was done, of all or of one client",
  'clients.servedClientQuery': 'by the code that tells the client',
  'clients.addClient': 'makes it',
  'clients.countClients': 'counts them',
  'dueDeliveries.clientsWithDue': 'whose turn it is',
  'dueDeliveries.releaseClaims': 'what a killed process held, of all',
  'files.namedObjects': 'the sweep of the object store',
  'outboxCounts.countOutbox': 'a monitor counts all',
  'policies.listRetaining': 'whose turn it is',
  'refreshTokens.findRefreshToken': 'the token says whose it is',
  'sessions.livingSessionQuery': 'by the code that tells the client',
  'transfer.readRows': 'a whole installation moves',
  'users.hasUsername': 'names are unique over all clients',
}
const withoutTenant = new Set(['attempt_counts'])
const starts = ['selectFrom', 'updateTable', 'deleteFrom', 'insertInto']

interface Query {
  where: string
  table: string
  isGuarded: boolean
}

function queriesOf(file: string): Query[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(`server/repositories/${file}`, 'utf8'),
    ts.ScriptTarget.ES2022,
    true,
  )
  const found: Query[] = []
  const visit = (node: ts.Node, inside: string): void => {
    const name = ts.isFunctionDeclaration(node) && node.name ? node.name.text : inside
    const table = startOf(node)
    if (table) {
      const where = `${file.replace('.ts', '')}.${name}`
      const chain = callsOn(node as ts.CallExpression)
      found.push({ where, table: table.split(' ')[0] ?? '', isGuarded: isGuarded(table, chain) })
    }
    node.forEachChild((child) => visit(child, name))
  }
  visit(source, '')
  return found
}

/** The table of `db.selectFrom('table as t')` and its like. */
function startOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined
  if (!starts.includes(node.expression.name.text)) return undefined
  const [table] = node.arguments
  return table && ts.isStringLiteral(table) ? table.text : '?'
}

interface ChainCall {
  name: string
  args: readonly ts.Expression[]
}

/** The calls that are chained to it, itself first; what stands inside their arguments is not of the chain. */
function callsOn(start: ts.CallExpression): ChainCall[] {
  const calls: ChainCall[] = [{ name: 'start', args: start.arguments }]
  let node: ts.Node = start
  while (ts.isPropertyAccessExpression(node.parent) && ts.isCallExpression(node.parent.parent)) {
    calls.push({ name: node.parent.name.text, args: node.parent.parent.arguments })
    node = node.parent.parent
  }
  return calls
}

function isGuarded(start: string, calls: ChainCall[]): boolean {
  const isOwn = calls.some((call) => namesClient(start, call))
  const joins = calls.filter((call) => /Join$/.test(call.name))
  return isOwn && joins.every(({ args }) => args.some((arg) => /client_id|'c\.id'/.test(arg.getText())))
}

function namesClient(start: string, { name, args }: ChainCall): boolean {
  if (name === 'values') return /client_id: clientId\b/.test(args[0]?.getText() ?? '')
  if (name !== 'where' && name !== 'whereRef') return false
  const [column, , value] = args.map((arg) => arg.getText())
  const isClients = /^clients( |$)/.test(start) && /^'(c\.)?id'$/.test(column ?? '') && value === 'clientId'
  return isClients || /^'(\w+\.)?client_id'$/.test(column ?? '')
}

const queries = readdirSync('server/repositories')
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap(queriesOf)
  .filter(({ table }) => !withoutTenant.has(table))

test('every query names its client, but for those that can not, which are listed', () => {
  expect(queries.length).toBeGreaterThan(60)
  const open = queries.filter((query) => !query.isGuarded).map((query) => query.where)
  expect([...new Set(open)].filter((where) => !knowsNoClient[where])).toEqual([])
})

test('nothing is listed that has become needless', () => {
  const open = new Set(queries.filter((query) => !query.isGuarded).map((query) => query.where))
  expect(Object.keys(knowsNoClient).filter((where) => !open.has(where))).toEqual([])
})
