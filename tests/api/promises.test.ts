import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as renderer from '../../src/app/renderToHtml'
import type {
  ApplicationCounts,
  ApplicationDetails,
  ApplicationListItem,
  Problem,
  SubmissionReceipt,
} from '../../src/schemas/applications/application'
import { formatDisplayDate } from '../../src/schemas/dateTime/answerDateTime'
import type { Overview } from '../../src/schemas/statistics/overview.types'
import { addDays, getClientDay, type ResponseDeadline } from '../../src/schemas/vacancies/responseDeadline'
import type { VacancyDetail } from '../../src/schemas/vacancies/vacancy'
import { createApplicationFixture, fetchVacancies, submit } from './applicationFixture'
import { createOwnVacancyCalls } from './authoredVacancyFixture'
import { waitUntil } from './backOfficeReceiver'
import { type MailServer, startMailServer } from './mailServer'
import { makeSiteRoot } from './siteRoot'
import { startTestServer, type TestServer } from './testServer'

const dayMs = 24 * 60 * 60 * 1000
const root = makeSiteRoot()
let mail: MailServer
let server: TestServer
let admin: string
let guest: string
let key: string
let waited = 0

beforeAll(async () => {
  mail = await startMailServer()
  const settings = {
    FOYER_SMTP_URL: mail.url,
    FOYER_MAIL_FROM: 'careers@example.org',
    FOYER_LIMITS: 'off',
  }
  server = await startTestServer(settings, root.path, renderer)
  await signIn()
  const keyRequest = { token: admin, body: { name: 'promises', may: ['vacancies'] } }
  key = (await server.call<{ key: string }>('/api/connections/harbour/keys', keyRequest)).body.key
})
afterAll(async () => {
  await server.stop()
  await mail.stop()
  root.remove()
})

async function signIn() {
  admin = await server.admin('harbour')
  guest = await server.guest('harbour')
}

/** Moves the clock forward and replaces the expired sessions. */
async function wait(days: number) {
  waited += days
  server.advanceClock(days * dayMs)
  await signIn()
}

/** Returns the current day in Harbour City, by which response deadlines are counted. */
const today = () => getClientDay(new Date(Date.now() + waited * dayMs), 'Australia/Sydney')
const fetchBody = async <Body>(path: string) => (await server.call<Body>(path, { token: admin })).body
const fetchList = async (query: string) =>
  (await fetchBody<{ results: ApplicationListItem[] }>(`/api/applications?${query}`)).results
const getIds = async (query: string) => (await fetchList(query)).map(({ id }) => id)
const readStatusPage = async ({ link = '' }: SubmissionReceipt) =>
  new JSDOM(String((await server.call<string>(link)).body)).window.document.body.textContent ?? ''

const putVacancy = (code: string, more: object) =>
  server.call<{ id: number } & Problem>(`/api/backoffice/vacancies/${code}`, {
    method: 'PUT',
    headers: { 'x-api-key': key },
    body: {
      code,
      name: `Promised ${code}`,
      summary: '',
      description: '<p>Ships.</p>',
      salaryAddText: '',
      employmentType: 'Full time',
      location: 'Port',
      department: 'Port',
      dateAdvertised: '2026-01-01T00:00:00Z',
      advertisingCloseDate: null,
      isExpressionOfInterest: false,
      ...more,
    },
  })

async function createPromisingVacancy(code: string, hearBy: ResponseDeadline) {
  const { status, body } = await putVacancy(code, { hearBy })
  expect(status).toBe(201)
  return body.id
}

async function apply(vacancyId: number, email: string) {
  const { body } = await createApplicationFixture(server, guest, vacancyId, email)
  return submit(server, guest, body)
}

describe('a promised answer', () => {
  test('is shown on job page, form, receipt, mail, list and status page, where it also says the remaining days', async () => {
    const id = await createPromisingVacancy('P-DAYS', { days: 5 })
    const { body } = await server.call<VacancyDetail>(`/api/vacancies/${id}`, { token: guest })
    expect(body.hearBy).toEqual({ days: 5 })
    const job = new JSDOM(String((await server.call<string>(`/job/details/${body.guid}`)).body)).window
    expect(job.document.body.textContent).toContain('Response by5 days after you apply')
    const form = new JSDOM(String((await server.call<string>(`/applicant/apply/${body.guid}`)).body)).window
    expect(form.document.body.textContent).toContain('We’ll reply by 5 days after you apply.')
    const receipt = await apply(id, 'days@example.org')
    const day = addDays(today(), 5)
    expect(receipt.hearBy).toBe(day)
    await waitUntil(() => mail.to('days@example.org').length === 1)
    expect(mail.to('days@example.org')[0]?.words).toContain(
      `Harbour City Council will reply by ${formatDisplayDate(day)}`,
    )
    expect(await readStatusPage(receipt)).toContain(`${formatDisplayDate(day)} (in 5 days)`)
    expect((await fetchList('due=soon')).find((one) => one.id === receipt.id)?.hearBy).toBe(day)
    expect(await getIds('due=overdue')).not.toContain(receipt.id)
  })

  test('is due, then overdue, in the inbox, its counts and the overview, until the application is decided or withdrawn', async () => {
    const id = await createPromisingVacancy('P-LATE', { days: 10 })
    const [late, decided, withdrawn] = [
      await apply(id, 'late@example.org'),
      await apply(id, 'decided@example.org'),
      await apply(id, 'withdrawn@example.org'),
    ]
    expect(await getIds('due=soon&vacancyCode=P-LATE')).toEqual([])
    await wait(4)
    const all = [late.id, decided.id, withdrawn.id]
    expect((await getIds('due=soon&vacancyCode=P-LATE')).sort()).toEqual(all)
    await wait(7)
    expect((await getIds('due=overdue&vacancyCode=P-LATE')).sort()).toEqual(all)
    const before = await fetchBody<ApplicationCounts>('/api/applicationCounts')
    const setState = (state: string, applicationIds: number[]) =>
      server.call('/api/applicationStates', { token: admin, body: { applicationIds, state, words: null } })
    await setState('not this time', [decided.id])
    await setState('in review', [late.id])
    const form = new FormData()
    form.append('act', 'withdraw')
    await server.call(withdrawn.link ?? '', { body: form })
    expect(await getIds('due=overdue&vacancyCode=P-LATE')).toEqual([late.id])
    const after = await fetchBody<ApplicationCounts>('/api/applicationCounts')
    expect(after.overdue).toBe(before.overdue - 2)
    expect(after.byState['not this time']).toBe(before.byState['not this time'] + 1)
    expect(after.byState.withdrawn).toBe(before.byState.withdrawn + 1)
    expect(Object.values(after.byState).reduce((sum, n) => sum + n, 0)).toBe(after.all)
    const { applications } = await fetchBody<Overview>('/api/overview')
    expect(applications?.waiting).toMatchObject({ overdue: after.overdue, dueSoon: after.dueSoon })
    expect((await fetchBody<ApplicationDetails>(`/api/applicationDetails/${decided.id}`)).hearBy).toBeNull()
    expect(await readStatusPage(late)).toContain('Sorry, there’s no decision yet.')
    expect(await readStatusPage(decided)).not.toContain('We should have replied')
    expect(await readStatusPage(withdrawn)).not.toContain('We should have replied')
  })

  test('with a fixed day ends after that day; a later change does not affect earlier applications', async () => {
    const day = addDays(today(), 3)
    const id = await createPromisingVacancy('P-DAY', { day })
    const early = await apply(id, 'early@example.org')
    expect(early.hearBy).toBe(day)
    expect((await putVacancy('P-DAY', { hearBy: { day: addDays(day, 30) } })).status).toBe(200)
    expect(await readStatusPage(early)).toContain(`${formatDisplayDate(day)} (in 3 days)`)
    expect((await putVacancy('P-DAY', { hearBy: { day } })).status).toBe(200)
    await wait(4)
    expect((await apply(id, 'after@example.org')).hearBy).toBeUndefined()
    expect((await putVacancy('P-DAY', { hearBy: null })).status).toBe(200)
    const { body } = await server.call<VacancyDetail>(`/api/vacancies/${id}`, { token: guest })
    expect(body).not.toHaveProperty('hearBy')
  })

  test.each([
    ['a day that does not exist', { hearBy: { day: '2027-02-30' } }, '/hearBy/day'],
    [
      'a day before the closing date',
      { hearBy: { day: '2090-01-01' }, advertisingCloseDate: '2090-02-01T00:00:00Z' },
      '/hearBy/day',
    ],
    ['zero days', { hearBy: { days: 0 } }, '/hearBy'],
    ['both a day and a number of days', { hearBy: { day: '2090-01-01', days: 3 } }, '/hearBy'],
  ])('is rejected: %s', async (_what, more, path) => {
    const { status, body } = await putVacancy('P-BAD', more)
    expect(status).toBe(422)
    expect(body.errors?.some((error) => error.path.startsWith(path))).toBe(true)
  })

  test('can be set in the editor, is checked before publishing, and is not copied if it is a fixed day', async () => {
    const { createDraft, publish, createPublished, create } = createOwnVacancyCalls(server, () => admin)
    const wrong = await createDraft({ code: 'OWN-P1', name: 'Wrong', hearBy: { day: '2030-01-01', days: 3 } })
    const refused = await publish(wrong.id, { revision: wrong.revision })
    expect(refused.status).toBe(422)
    expect(refused.body.findings).toContainEqual(
      expect.objectContaining({ path: '/hearBy/days', severity: 'error' }),
    )
    const past = await createDraft({
      code: 'OWN-P2',
      name: 'Past',
      closesAt: null,
      hearBy: { day: '2026-01-01' },
    })
    expect((await publish(past.id, { revision: past.revision })).body.findings).toContainEqual(
      expect.objectContaining({ code: 'hears-in-past' }),
    )
    const promising = await createPublished({
      code: 'OWN-P3',
      name: 'Promising',
      closesAt: null,
      hearBy: { days: 14 },
    })
    const found = (await fetchVacancies(server, guest)).find(({ name }) => name === 'Promising')
    expect((await apply(found?.id ?? 0, 'own@example.org')).hearBy).toBe(addDays(today(), 14))
    expect((await create({ id: promising.id })).content.hearBy).toEqual({ days: 14 })
    const dated = await createPublished({ code: 'OWN-P4', closesAt: null, hearBy: { day: '2099-01-01' } })
    expect((await create({ id: dated.id })).content.hearBy).toBeNull()
  })

  test('the export has the state of each application', async () => {
    const { body } = await server.call<string>('/api/applications.csv?columns=id,state&vacancyCode=P-LATE', {
      token: admin,
    })
    const lines = body.split('\r\n')
    expect(lines[0]).toContain('State')
    expect(lines.slice(1, -1).map((line) => line.split(',')[1])).toEqual([
      'Withdrawn',
      'Not successful',
      'In review',
    ])
  })
})
