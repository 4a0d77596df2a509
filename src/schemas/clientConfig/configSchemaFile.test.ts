import { expect, it } from 'vitest'
import { configShape } from './configShape'

it('config.schema.json is the shape that the product validates with (npm run config:schema writes it)', async () => {
  const published = `${JSON.stringify(configShape, null, 2)}\n`
  await expect(published).toMatchFileSnapshot('../../../public/clients/config.schema.json')
})
