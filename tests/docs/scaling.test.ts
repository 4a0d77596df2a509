import { expect, test } from 'vitest'
import { readProjectFile } from './projectFiles'

test('docs/scaling.md lists exactly the queries without a client, each with its cost', () => {
  const listed = [...readProjectFile('server/db/tenantPredicates.test.ts').matchAll(/^ {2}'(\w+\.\w+): /gm)]
  const listedQueries = [...readProjectFile('docs/scaling.md').matchAll(/`(\w+\.(?!test|ts\b)[a-z]\w+)`/g)]
  const names = (found: RegExpExecArray[]) => [...new Set(found.map(([, name]) => name))].sort()
  expect(listed.length).toBeGreaterThan(20)
  expect(names(listedQueries)).toEqual(names(listed))
})
