import { afterAll, beforeAll, expect, test } from 'vitest'
import { submitTwice } from '../api/doubleSubmits'
import { startTestServer, type TestServer } from '../api/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    FOYER_LIMIT_SUBMITS_BY_ADDRESS: '9000/1m',
    FOYER_LIMIT_SUBMITS_BY_ADDRESS_AND_VACANCY: '9000/1m',
    FOYER_LIMIT_SUBMITS_BY_VACANCY: '9000/1m',
  })
})
afterAll(() => server.stop())

test('[API-20] a thousand applications that are each submitted two or three times are stored once each', async () => {
  const before = (await server.stored()).applications ?? 0
  const receiptsByApplication = await submitTwice(server, 1000, Number(process.env.FOYER_SEED ?? 1))
  expect(
    receiptsByApplication.filter((receipts) => receipts.length === 0 || new Set(receipts).size !== 1),
  ).toEqual([])
  expect((await server.stored()).applications).toBe(before + 1000)
}, 900_000)
