import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { findUncountedWrites } from '../../tests/isolation/findUncountedWrites'

/**
 * Writes that need not increase a counter, by file, function and table, with the reason. The table is '?' if it is a
 * variable.
 */
const uncountedWrites: Record<string, string> = {
  'clients.addClient: clients': 'nothing about a new client is cached yet',
  'accountRemoval.deleteClient: clients': 'a deleted client has no pages',
  'applicationChanges.markListed: applications': 'no page shows whether the change feed lists it',
  'demoRemoval.eraseClient: clients': 'a deleted client has no pages',
  'withdrawals.releaseWithdrawnEmail: applications':
    'the new application of the same transaction increases the counter',
  'userRemoval.deleteUser: ?': 'tables of sign-in data, which no page shows',
  'accountRemoval.deleteClient: ?': 'tables of a client that is deleted',
  'demoRemoval.eraseClient: ?': 'tables of a client that is deleted',
  'erasure.eraseApplications: ?': 'rows of applications, whose deletion increases the counter',
  'transfer.writeRows: ?': 'writes into an empty installation',
}

const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('db/'))
  .map((path) => ({
    file: basename(path).replace('.repository', ''),
    text: readFileSync(`server/${path}`, 'utf8'),
  }))

test('every write of applications, vacancies and clients increases a counter in the same function or in a caller in the same file, except for listed writes', () => {
  const uncounted = files.flatMap(({ file, text }) => findUncountedWrites(file, text))
  expect(uncounted.sort()).toEqual(Object.keys(uncountedWrites).sort())
})

const counterCalls =
  /^\s*(?:if \(row\) )?await (?:bumpApplicationsVersion|bumpSiteVersion)\(db, clientId\)\n|, \.\.\.incrementSiteVersion|\n\s*\.\.\.incrementSiteVersion,/gm

test('the check notices if any one of the calls that increase a counter is removed', () => {
  const places = files.flatMap(({ file, text }) =>
    [...text.matchAll(counterCalls)].map((match) => ({
      file,
      at: `${file} ${match.index}`,
      uncountedCount: findUncountedWrites(file, text).length,
      textWithoutCall: text.slice(0, match.index) + text.slice(match.index + match[0].length),
    })),
  )
  expect(places.length).toBeGreaterThan(15)
  const unnoticed = places.filter(
    ({ file, uncountedCount, textWithoutCall }) =>
      findUncountedWrites(file, textWithoutCall).length <= uncountedCount,
  )
  expect(unnoticed.map(({ at }) => at)).toEqual([])
})
