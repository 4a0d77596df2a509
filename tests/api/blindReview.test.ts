import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listZipEntries } from '../../server/modules/files/zipEntries'
import type {
  ApplicationDetails,
  ApplicationListItem,
  Problem,
} from '../../src/schemas/applications/application'
import type { UserSettings } from '../../src/schemas/settings/userSettings'
import { createApplicationFixture, createUploadBody, fetchVacancies, pdf, submit } from './applicationFixture'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
let admin: string
let id: number
let attachmentId: number
const identifyingTexts = [
  'Zoltan',
  'Quimby',
  'zoltan.quimby@example.org',
  '0491 570 159',
  'Zebra Street',
  'zq-resume',
]

beforeAll(async () => {
  server = await startTestServer({ FOYER_LIMITS: 'off' })
  admin = await server.admin('harbour')
  await setBlindReview(false)
  const guest = await server.guest('harbour')
  const [vacancy] = await fetchVacancies(server, guest)
  const { body } = await createApplicationFixture(
    server,
    guest,
    vacancy?.id ?? 0,
    'zoltan.quimby@example.org',
  )
  const sent = {
    ...body,
    ...{ firstName: 'Zoltan', surname: 'Quimby', mobile: '0491 570 159', street: '5 Zebra Street' },
    ...{ birthDate: '1961-02-03', linkedIn: 'https://www.linkedin.com/in/zq-1961' },
    notes:
      'Zoltan Quimby here: write to zoltan.quimby@example.org. Profile: linkedin.com/in/zq-1961, call 0491570159.',
    attachmentKeys: ['resume'],
  }
  id = (await submit(server, guest, sent)).id
  const resume = createUploadBody({ resume: { name: 'zq-resume.pdf', bytes: pdf } })
  await server.call(`/api/submittedapplications/${id}/attachments`, { token: guest, body: resume })
  attachmentId = (await fetchDetails()).attachments[0]?.id ?? 0
})
afterAll(() => server.stop())

const callAsAdmin = <Body>(path: string) => server.call<Body & Problem>(path, { token: admin })
const fetchDetails = async () => (await callAsAdmin<ApplicationDetails>(`/api/applicationDetails/${id}`)).body
const fetchList = async () =>
  (await callAsAdmin<{ results: ApplicationListItem[] }>('/api/applications?pageSize=1000')).body.results
const fetchFile = () => callAsAdmin<string>(`/api/applicationDetails/${id}/attachments/${attachmentId}/data`)
const revealIdentity = () =>
  server.call(`/api/applicationDetails/${id}/identity`, { method: 'POST', token: admin })
const fetchCsv = async () => (await callAsAdmin<string>('/api/applications.csv?answers=true')).body
const fetchZipNames = async () => {
  const headers = { authorization: `Bearer ${admin}` }
  const answer = await fetch(`${server.url}/api/applications.zip?ids=${id}`, { headers })
  return listZipEntries(Buffer.from(await answer.arrayBuffer())).map(({ name }) => name)
}
const findIdentifyingTexts = (answer: unknown) =>
  identifyingTexts.filter((text) => JSON.stringify(answer).includes(text))

async function setBlindReview(canReviewBlind: boolean) {
  expect((await saveBlindReview(canReviewBlind)).status).toBe(204)
}

async function saveBlindReview(canReviewBlind: boolean) {
  const { body } = await callAsAdmin<UserSettings>('/api/userSettings')
  const { userId: _u, company: _c, clientCode: _o, advertiserId: _a, ...rest } = body
  const { customFields: _f, canAllowUpload: _l, retainMonths: _r, ...change } = rest
  const applicationFormFields = change.applicationFormFields.map((field) => ({ ...field, isVisible: true }))
  return server.call<Problem>('/api/userSettings', {
    method: 'PUT',
    token: admin,
    body: { ...change, applicationFormFields, canReviewBlind },
  })
}

describe('blind review', () => {
  test('is off by default: applicants are shown', async () => {
    expect((await fetchDetails()).isHidden).toBe(false)
    expect(findIdentifyingTexts(await fetchDetails())).toEqual(identifyingTexts)
    expect((await fetchFile()).status).toBe(200)
  })

  test('hides the applicant in list, details, files, spreadsheet, zip and message, also within other text', async () => {
    await setBlindReview(true)
    const row = (await fetchList()).find((one) => one.id === id)
    expect(row).toMatchObject({ isHidden: true, applicantName: `Applicant ${id}` })
    expect(findIdentifyingTexts(await fetchList())).toEqual([])
    const shown = await fetchDetails()
    expect(shown).toMatchObject({ isHidden: true, attachments: [], contact: { email: null, phone: null } })
    expect(findIdentifyingTexts(shown)).toEqual([])
    expect(JSON.stringify(shown)).toContain('••• ••• here: write to •••. Profile: •••')
    expect(JSON.stringify(shown)).not.toMatch(/1961|linkedin\.com|0491570159/)
    expect(await fetchCsv()).not.toMatch(/zq-1961|linkedin\.com|0491570159/)
    expect(JSON.stringify(shown)).not.toMatch(/Feb|03\/02/)
    expect([(await fetchFile()).status, (await fetchFile()).body.type]).toEqual([
      403,
      'urn:foyer:problem:identity-hidden',
    ])
    expect(findIdentifyingTexts(await fetchCsv())).toEqual([])
    expect(await fetchZipNames()).toEqual(['documents.csv'])
    const message = await callAsAdmin<{ message: string | null }>(`/api/connections/harbour/deliveries/${id}`)
    expect([message.status, message.body.message]).toEqual([200, null])
  })

  test('rejects searching and sorting by applicant', async () => {
    for (const query of ['applicantName=Zoltan', 'sortColumn=applicantName']) {
      for (const path of ['applications', 'applications.csv', 'applications.zip']) {
        const { status, body } = await callAsAdmin(`/api/${path}?${query}`)
        expect([path, status, body.errors?.length]).toEqual([path, 422, 1])
      }
    }
    for (const name of ['applicantName', 'name', 'sortColumn']) {
      const { status, body } = await callAsAdmin(`/api/applicationCounts?${name}=Zoltan`)
      expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, [`/${name}`]])
    }
  })

  test("reveals the applicant's identity only to the user who asks for it, and records that", async () => {
    expect((await revealIdentity()).status).toBe(204)
    expect((await revealIdentity()).status).toBe(204)
    const shown = await fetchDetails()
    expect(shown).toMatchObject({ isHidden: false, applicantName: 'Zoltan Quimby' })
    expect((await fetchFile()).status).toBe(200)
    expect(findIdentifyingTexts(await fetchCsv())).toContain('Quimby')
    expect(await fetchZipNames()).toContain(`Zoltan Quimby ${id}/zq-resume.pdf`)
    const acts = await server.database.query(
      `select username, subject from audit where action = 'identity shown'`,
    )
    expect(acts).toEqual([{ username: 'harbour-admin', subject: `application:${id}` }])
    await server.database.query('update application_reveals set user_id = user_id + 1000')
    expect((await fetchDetails()).isHidden).toBe(true)
    await server.database.query('update application_reveals set user_id = user_id - 1000')
  })

  test('can be changed only by owners', async () => {
    const setRole = (role: string) =>
      server.database.query(`update users set account_role = '${role}' where username = 'harbour-admin'`)
    await setRole('editor')
    const refused = await saveBlindReview(false)
    expect([refused.status, refused.body.type, refused.body.errors]).toEqual([
      403,
      'urn:foyer:problem:other-role',
      [{ path: '/canReviewBlind', message: 'Only an owner of the account can change this.' }],
    ])
    expect((await saveBlindReview(true)).status).toBe(204)
    await setRole('owner')
    expect((await saveBlindReview(true)).status).toBe(204)
  })

  test('cannot be lifted by another client, and ends when it is disabled', async () => {
    const foreignCall = { method: 'POST', token: await server.admin('meridian') }
    expect((await server.call(`/api/applicationDetails/${id}/identity`, foreignCall)).status).toBe(404)
    await setBlindReview(false)
    expect((await fetchList()).every(({ isHidden }) => !isHidden)).toBe(true)
  })
})
