import { expect, test } from 'vitest'
import type { ServerContext } from '../../context'
import { getRenderedConfig } from './pageData'

const context = (production: boolean) =>
  ({ root: process.cwd(), report: () => undefined, environment: { production } }) as unknown as ServerContext

test.each([
  ['kitchen', false, true],
  ['kitchen', true, false],
  ['harbour', false, false],
])('%s, in production: %s, has the playground: %s', async (code, production, isThere) => {
  const { pages } = await getRenderedConfig(context(production), {
    id: 1,
    code,
    company: 'C',
    siteVersion: 1,
    publishedVersion: null,
    publishedHash: null,
  })
  expect(pages.some(({ path }) => path === '/playground')).toBe(isThere)
})
