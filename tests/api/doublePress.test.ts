import { afterAll, beforeAll, expect, test } from 'vitest'
import { submitTwice } from './doubleSubmits'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('[API-20] a repeated or interrupted submission stores one application', async () => {
  const before = (await server.stored()).applications ?? 0
  const receiptIds = await submitTwice(server, 24, 7)
  expect(receiptIds.every((receipts) => receipts.length > 0 && new Set(receipts).size === 1)).toBe(true)
  expect((await server.stored()).applications).toBe(before + 24)
})
