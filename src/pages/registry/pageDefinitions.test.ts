import { expect, it } from 'vitest'
import { isReservedPath, vacancyPages } from '../../schemas/pages/clientPaths'
import { isPrivatePath } from '../../schemas/pages/privatePath'
import { publicProductPaths } from '../../schemas/siteChecks/siteLinks'
import { redirects } from '../routing/redirects'
import { adminPages, publicPages } from './pageDefinitions'

const notPublic = [...adminPages, ...publicPages].filter(({ access }) => access !== 'public')
const guardedPaths = [...notPublic.map(({ path }) => path), ...redirects.map(({ from }) => from)]

it.each(guardedPaths)("%s cannot be replaced by a client's page", (path) => {
  expect(isReservedPath(path)).toBe(true)
})

it.each([...adminPages, ...publicPages])(
  "$path is private exactly if its access is not 'public' or its URL holds a secret token",
  ({ name, path, access }) => {
    expect(isPrivatePath(path)).toBe(
      access !== 'public' || ['statusPage', 'jobAlert', 'notice'].includes(name),
    )
  },
)

it('lists the pages of a vacancy with their first blocks', () => {
  const replaceablePages = publicPages.filter(({ path }) => path.includes(':') && !isReservedPath(path))
  expect(replaceablePages.map(({ path, blocks }) => [path, blocks[0]?.type])).toEqual([...vacancyPages])
})

it('lists the pages that clients can link to and replace', () => {
  const replaceablePages = publicPages.filter(({ path }) => !isReservedPath(path) && !/[:*]/.test(path))
  expect(replaceablePages.map(({ path }) => path)).toEqual(publicProductPaths)
})
