import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { findUncountedWrites } from '../../tests/isolation/findUncountedWrites'

/** Writes that make no cached value wrong, by file, function and table, with the reason. */
const needNoCount: Record<string, string> = {
  'clients.addClient: clients': 'nothing of a new client is remembered',
  'accountRemoval.deleteClient: clients': 'nobody asks for it any more',
  'applicationChanges.markListed: applications': 'no page shows whether the change feed lists it',
  'demoRemoval.eraseClient: clients': 'nobody asks for it any more',
  'withdrawals.releaseWithdrawn: applications': 'the application that follows in the same transaction counts',
  'userRemoval.deleteUser: ?': 'what a user had to sign in with; no page shows it',
  'accountRemoval.deleteClient: ?': 'tables of a client that has nothing to show',
  'demoRemoval.eraseClient: ?': 'all that the client had, itself included',
  'erasure.eraseApplications: ?': 'what hangs on applications, which are counted there',
  'transfer.writeRows: ?': 'into an installation that was empty',
}

const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('db/'))
  .map((path) => ({
    file: basename(path).replace('.repository', ''),
    text: readFileSync(`server/${path}`, 'utf8'),
  }))

test('every write of applications, vacancies and clients increases a counter in the same function, except for listed writes', () => {
  const found = files.flatMap(({ file, text }) => findUncountedWrites(file, text))
  expect(found.sort()).toEqual(Object.keys(needNoCount).sort())
})

const counting =
  /^\s*(?:if \(row\) )?await (?:bumpApplicationsVersion|bumpSiteVersion)\(db, clientId\)\n|, \.\.\.incrementSiteVersion|\n\s*\.\.\.incrementSiteVersion,/gm

test('removing any one of these calls fails this check', () => {
  const places = files.flatMap(({ file, text }) =>
    [...text.matchAll(counting)].map((match) => ({
      file,
      at: `${file} ${match.index}`,
      known: findUncountedWrites(file, text).length,
      without: text.slice(0, match.index) + text.slice(match.index + match[0].length),
    })),
  )
  expect(places.length).toBeGreaterThan(15)
  const unnoticed = places.filter(
    ({ file, known, without }) => findUncountedWrites(file, without).length <= known,
  )
  expect(unnoticed.map(({ at }) => at)).toEqual([])
})
