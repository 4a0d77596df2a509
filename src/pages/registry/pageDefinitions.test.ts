import { expect, it } from 'vitest'
import { isReservedPath, vacancyPages } from '../../schemas/pages/clientPaths'
import { isPrivatePath } from '../../schemas/pages/privatePath'
import { openPages } from '../../schemas/siteChecks/siteLinks'
import { redirects } from '../routing/redirects'
import { adminPages, publicPages } from './pageDefinitions'

const notPublic = [...adminPages, ...publicPages].filter(({ access }) => access !== 'public')
const guarded = [...notPublic.map(({ path }) => path), ...redirects.map(({ from }) => from)]

it.each(guarded)("%s cannot be replaced by a client's page", (path) => {
  expect(isReservedPath(path)).toBe(true)
})

it.each([...adminPages, ...publicPages])(
  '$path may be framed only if everybody may see it, whatever its address',
  ({ name, path, access }) => {
    expect(isPrivatePath(path)).toBe(
      access !== 'public' || ['ownApplication', 'jobAlert', 'notice'].includes(name),
    )
  },
)

it('every page of a vacancy declares its block', () => {
  const open = publicPages.filter(({ path }) => path.includes(':') && !isReservedPath(path))
  expect(open.map(({ path, blocks }) => [path, blocks[0]?.type])).toEqual([...vacancyPages])
})

it('lists the pages that clients can link to and replace', () => {
  const open = publicPages.filter(({ path }) => !isReservedPath(path) && !/[:*]/.test(path))
  expect(open.map(({ path }) => path)).toEqual(openPages)
})
