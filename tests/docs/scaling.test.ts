import { expect, test } from 'vitest'
import { readProjectFile } from './projectFiles'

test('docs/scaling.md lists exactly the queries that are not restricted to a client', () => {
  const exemptQueries = [
    ...readProjectFile('server/db/tenantPredicates.test.ts').matchAll(/^ {2}'(\w+\.\w+): /gm),
  ]
  const listedQueries = [...readProjectFile('docs/scaling.md').matchAll(/`(\w+\.(?!test|ts\b)[a-z]\w+)`/g)]
  const names = (found: RegExpExecArray[]) => [...new Set(found.map(([, name]) => name))].sort()
  expect(exemptQueries.length).toBeGreaterThan(20)
  expect(names(listedQueries)).toEqual(names(exemptQueries))
})
