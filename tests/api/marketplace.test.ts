import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Prefill } from '../../src/schemas/applicationForm/marketplace'
import type { PublicSettings } from '../../src/schemas/applicationForm/publicSettings'
import type { ApplicationDetails, Problem } from '../../src/schemas/applications/application'
import { samsProfile } from '../marketplace/samsProfile'
import { startMarketplace, type TestMarketplace } from '../marketplace/startMarketplace'
import { createApplicationFixture, fetchVacancies, pdf, submit } from './applicationFixture'
import { startTestServer, type TestServer } from './testServer'

const advertiser = 'harbour-city'
let market: TestMarketplace
let server: TestServer
let token: string
let vacancyId: number

beforeAll(async () => {
  market = await startMarketplace(samsProfile, pdf)
  server = await startTestServer(market.variables)
  token = await server.guest('harbour')
  vacancyId =
    (await fetchVacancies(server, token)).find((vacancy) => vacancy.name === 'Coastal Planner')?.id ?? 0
})
afterEach(() => {
  market.trouble = null
  market.resume = pdf
})
afterAll(async () => {
  await server.stop()
  await market.stop()
})

const fetchPrefill = <Body = Prefill>(guid: string, bearer = token) =>
  server.call<Body>(`/api/applicationprefills/${guid}`, { token: bearer })

test('[API-07] public settings lead to the marketplace and back to the configured address of the client', async () => {
  const { body } = await server.call<PublicSettings>('/api/publicsettings')
  expect(body).toEqual({
    redirectUri: `${server.origin('harbour')}/vacancy-interest`,
    clientId: 'foyer-at-the-marketplace',
    domain: market.domain,
    versionNumber: expect.any(String),
    sendsMail: false,
  })
})

describe('a prefill', () => {
  test('[API-24] returns only the known properties of the marketplace’s response', async () => {
    const answer = await fetchPrefill(market.share(advertiser))
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(answer.body).toEqual({ ...samsProfile, street: '', postcode: '' })
  })

  test('[API-24] is not found if it belongs to another advertiser or is unknown, or if its id is no GUID', async () => {
    const meridian = await server.guest('meridian')
    const answers = [
      await fetchPrefill<Problem>(market.share('somebody-else')),
      await fetchPrefill<Problem>(crypto.randomUUID()),
      await fetchPrefill<Problem>(market.share(advertiser), meridian),
      await fetchPrefill<Problem>('not-a-guid'),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404])
    expect(new Set(answers.map((answer) => answer.body.detail)).size).toBe(1)
  })

  test('[API-24] gets 503 while the marketplace fails', async () => {
    for (const trouble of [500, 302, 'hang up'] as const) {
      market.trouble = trouble
      expect((await fetchPrefill(market.share(advertiser))).status).toBe(503)
    }
  })
})

const submitPrefilled = async (email: string) => {
  const { body } = await createApplicationFixture(server, token, vacancyId, email)
  const guid = market.share(advertiser)
  const receipt = await submit(server, token, { ...body, applicationPrefilObjectStoreGuid: guid })
  return { guid, receipt }
}
const attachPrefilledResume = <Body = Problem>(
  id: number,
  applicationGuid: string,
  guid: string,
  bearer = token,
) =>
  server.call<Body>(`/api/submittedapplications/${id}/prefilledresumeattachments`, {
    token: bearer,
    body: { applicationGuid, applicationPrefilObjectStoreGuid: guid },
  })

describe('the resume of a prefill', () => {
  test('[API-22] [JD-10] is stored once with the application', async () => {
    const { guid, receipt } = await submitPrefilled('sam.one@example.org')
    const answer = await attachPrefilledResume<{ id: number; filename: string }[]>(
      receipt.id,
      receipt.guid,
      guid,
    )
    expect(answer).toMatchObject({ status: 201, body: [{ filename: 'sam-marketplace.pdf' }] })
    expect(await attachPrefilledResume(receipt.id, receipt.guid, guid)).toMatchObject({
      status: 201,
      body: answer.body,
    })
    const admin = await server.admin('harbour')
    const details = await server.call<ApplicationDetails>(`/api/applicationDetails/${receipt.id}`, {
      token: admin,
    })
    expect(details.body.attachments).toMatchObject([{ filename: 'sam-marketplace.pdf', size: pdf.length }])
  })

  test('[API-22] is available only to the submitting session, and only for its own prefill', async () => {
    const { guid, receipt } = await submitPrefilled('sam.two@example.org')
    const other = await server.guest('harbour')
    const meridian = await server.guest('meridian')
    const before = await server.stored()
    const answers = [
      await attachPrefilledResume(receipt.id, receipt.guid, guid, other),
      await attachPrefilledResume(receipt.id, receipt.guid, guid, meridian),
      await attachPrefilledResume(receipt.id, crypto.randomUUID(), guid),
      await attachPrefilledResume(receipt.id, receipt.guid, market.share(advertiser)),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404])
    expect(await server.stored()).toEqual(before)
  })

  test('[API-22] is checked by its bytes like any other file, and gets 503 while the marketplace is down', async () => {
    const { guid, receipt } = await submitPrefilled('sam.three@example.org')
    market.resume = Buffer.from('MZ this is a program')
    expect((await attachPrefilledResume(receipt.id, receipt.guid, guid)).status).toBe(422)
    market.trouble = 503
    expect((await attachPrefilledResume(receipt.id, receipt.guid, guid)).status).toBe(503)
    market.trouble = null
    market.resume = pdf
    expect((await attachPrefilledResume(receipt.id, receipt.guid, guid)).status).toBe(201)
  })
})

test('without a marketplace there is no prefill', async () => {
  const plain = await startTestServer()
  const guest = await plain.guest('harbour')
  const answer = await plain.call(`/api/applicationprefills/${crypto.randomUUID()}`, { token: guest })
  expect(answer.status).toBe(404)
  await plain.stop()
})
