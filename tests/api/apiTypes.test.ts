import openapiTS, { astToString } from 'openapi-typescript'
import { expect, test } from 'vitest'
import { startTestServer } from './testServer'

const head = '// Made of /api/openapi.json by `npm run api:types`; not to be edited.\n\n'

test('the client of the tests has the types that the API publishes now: else `npm run api:types`', async () => {
  const server = await startTestServer()
  const { body } = await server.call<Parameters<typeof openapiTS>[0]>('/api/openapi.json')
  await server.stop()
  const types = astToString(await openapiTS(body))
  await expect(`${head}${types}`).toMatchFileSnapshot('apiTypes.ts')
})
