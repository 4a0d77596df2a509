import ts from 'typescript'

/** A condition that restricts a query to a client, and the file's text without it. */
export interface ClientPredicate {
  /** Place, as `file:line`. */
  at: string
  /** The removed source text. */
  words: string
  without: string
}

/** Returns the conditions of a repository file that restrict a query to a client. */
export function findClientPredicates(file: string, text: string): ClientPredicate[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true)
  const found: ClientPredicate[] = []
  const add = (from: number, to: number, replacement = '') =>
    found.push({
      at: `${file}:${source.getLineAndCharacterOfPosition(to).line + 1}`,
      words: text.slice(from, to).trim(),
      without: text.slice(0, from) + replacement + text.slice(to),
    })
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isPredicate(node)) {
      add((node.expression as ts.PropertyAccessExpression).expression.end, node.end)
    }
    if (ts.isPropertyAssignment(node) && node.getText() === 'client_id: clientId') {
      add(node.getStart(), /^\s*,/.test(text.slice(node.end)) ? text.indexOf(',', node.end) + 1 : node.end)
    }
    if (ts.isTaggedTemplateExpression(node)) {
      for (const match of node.getText().matchAll(/client_id = \$\{clientId\}/g)) {
        const from = node.getStart() + match.index
        add(from, from + match[0].length, '1 = 1')
      }
    }
    node.forEachChild(visit)
  }
  visit(source)
  return found
}

function isPredicate({ expression, arguments: args }: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(expression)) return false
  const [column = '', , value = ''] = args.map((arg) => arg.getText())
  const isClientColumn = /^'(\w+\.)?(about_)?client_id'$/.test(column)
  if (expression.name.text === 'where')
    return value === 'clientId' && (isClientColumn || /^'(c\.)?id'$/.test(column))
  return ['whereRef', 'onRef'].includes(expression.name.text) && isClientColumn
}
