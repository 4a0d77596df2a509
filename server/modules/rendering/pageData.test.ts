import { expect, test } from 'vitest'
import { readClientConfig } from '../../../src/schemas/clientConfig/readClientConfig'
import type { ServerContext } from '../../context'
import { getRenderedConfig } from './pageData'

const context = (production: boolean) => ({ environment: { isProduction: production } }) as ServerContext

test.each([
  ['kitchen', false, true],
  ['kitchen', true, false],
  ['harbour', false, false],
])('client %s (production: %s) has the playground: %s', (code, production, hasPlayground) => {
  const { config } = readClientConfig({}, 'C')
  const { pages } = getRenderedConfig(context(production), { code }, config, 'en')
  expect(pages.some(({ path }) => path === '/playground')).toBe(hasPlayground)
})
