import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.repository.ts'))
  .map((path) => ({ path, text: readFileSync(`server/${path}`, 'utf8') }))

/** Calls of a query builder's method, with the source text of their arguments. */
function findCalls(method: string, { path, text }: { path: string; text: string }) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true)
  const calls: { at: string; argumentText: string }[] = []
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === method
    ) {
      const argumentText = node.arguments.map((argument) => argument.getText()).join(', ')
      calls.push({ at: `${path}:${source.getLineAndCharacterOfPosition(node.end).line + 1}`, argumentText })
    }
    node.forEachChild(visit)
  }
  visit(source)
  return calls
}

test('no insert has a query among its values, which a distributed table refuses', () => {
  const inserts = files.flatMap((file) => findCalls('values', file))
  expect(inserts.length).toBeGreaterThan(15)
  expect(inserts.filter(({ argumentText }) => /selectFrom|^\(?\w+\)? => \(\{/.test(argumentText))).toEqual([])
})

test('no update changes a row’s client, which a distributed table refuses', () => {
  const changes = files.flatMap((file) => findCalls('set', file))
  expect(changes.length).toBeGreaterThan(15)
  expect(changes.filter(({ argumentText }) => /\bclient_id:/.test(argumentText))).toEqual([])
})
