import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as renderer from '../../src/app/renderToHtml'
import type { OpenAccountSchema } from '../../src/schemas/accountSchema/accountSchema'
import { type BuiltForm, getFieldUi } from '../../src/schemas/forms/builtForm'
import { expectOk } from './apiClient'
import { answerForm, createApplicationFixture, fetchVacancies, pdf } from './applicationFixture'
import { findHtmlFaults } from './htmlFaults'
import { fillInForm, postForm } from './postForm'
import { makeSiteRoot } from './siteRoot'
import { startTestServer, type TestServer } from './testServer'
import { visitSite } from './visitSite'

const root = makeSiteRoot()
let server: TestServer
let path: string
let vacancyId: number
let form: BuiltForm
let page: Document
let count = 0
let email: string

beforeAll(async () => {
  server = await startTestServer({}, root.path, renderer)
  const guest = await server.guest('harbour')
  const job = (await fetchVacancies(server, guest)).find(({ name }) => name === 'Coastal Planner')
  vacancyId = job?.id ?? 0
  path = `/applicant/apply/${job?.guid}`
  form = (await createApplicationFixture(server, guest, vacancyId)).form
})
afterAll(async () => {
  await server.stop()
  root.remove()
})
beforeEach(async () => {
  // A page sends only one application, so each test opens a new one.
  page = parseHtml((await visitSite(server, path)).text)
  count += 1
  email = `plain.${count}@example.org`
})

const parseHtml = (html: string) => new JSDOM(html).window.document
const sendButton = (html: Document) =>
  html.querySelector('form[method="post"] button[type="submit"]:not([hidden])')?.textContent
const resume = () => new File([new Uint8Array(pdf)], 'resume.pdf', { type: 'application/pdf' })
const post = (data: FormData, more: Parameters<typeof postForm>[3] = {}) => postForm(server, path, data, more)

/** Returns answers to all required fields, as form controls hold them. */
function answers(): Record<string, string | string[] | File> {
  const values = Object.entries(answerForm(form, email)).map(([key, value]) => {
    const { 'ui:widget': kind } = getFieldUi(form, key)
    if (kind === 'file') return [key, resume()]
    if (kind === 'date-range') return [key, String(value).split('/')]
    return [key, value === true ? 'on' : (value as string | string[])]
  })
  return Object.fromEntries(values)
}

async function getStored(address: string) {
  const admin = await server.admin('harbour')
  const api = server.client(admin)
  const { results } = await expectOk(
    api.GET('/api/applications', { params: { query: { sortColumn: 'id', sortOrder: 'desc' } } }),
  )
  const details = await Promise.all(
    results.map(({ id }) => expectOk(api.GET('/api/applicationDetails/{id}', { params: { path: { id } } }))),
  )
  return details.filter(({ contact }) => contact.email === address)
}

describe('the page of an application form', () => {
  test('[JD-07] holds every field without a condition, with its label and its options, before any script', () => {
    const plain = page.querySelector('form[method="post"]')
    expect(plain?.getAttribute('enctype')).toBe('multipart/form-data')
    expect(plain?.getAttribute('action')).toBe(path)
    const visibleKeys = form.uiSchema['ui:order'].filter(
      (key) => !getFieldUi(form, key)['ui:options'].visibleWhen,
    )
    for (const key of visibleKeys) {
      const controls = [...(plain?.querySelectorAll(`[name="${key}"]`) ?? [])]
      expect(controls.length, key).toBeGreaterThan(0)
      if (getFieldUi(form, key)['ui:widget'] === 'hidden') continue
      expect(plain?.textContent, key).toContain(form.schema.properties[key]?.title)
      for (const { label } of getFieldUi(form, key)['ui:options'].choices ?? []) {
        expect(plain?.textContent, key).toContain(label)
      }
    }
    expect(plain?.querySelector('input[placeholder="dd/mm/yyyy"]')).not.toBeNull()
    expect(plain?.querySelectorAll('select').length).toBeGreaterThan(1)
    expect(sendButton(page)).toBe('Send application')
  })

  test('offers an Expression of Interest as a registration', async () => {
    const jobs = await fetchVacancies(server, await server.guest('harbour'))
    const guid = jobs.find(({ isExpressionOfInterest }) => isExpressionOfInterest)?.guid
    const { text } = await visitSite(server, `/applicant/apply/${guid}`)
    expect(sendButton(parseHtml(text))).toBe('Send registration')
  })
})

describe('an application that a page posts without scripts', () => {
  test('[JD-09] is received with its file, and its receipt can be read', async () => {
    const answer = await post(fillInForm(page, { ...answers(), resume: resume() }))
    expect([answer.status, answer.text]).toEqual([303, ''])
    expect(answer.headers['cache-control']).toBe('no-store')
    const receipt = await visitSite(server, String(answer.headers.location))
    expect(receipt.status).toBe(200)
    expect(receipt.headers['cache-control']).toBe('no-store')
    expect(receipt.headers['foyer-keep']).toBeUndefined()
    expect(await findHtmlFaults(receipt.text)).toEqual([])
    const [application] = await getStored(email)
    const text = parseHtml(receipt.text).querySelector('main')?.textContent
    expect(text).toContain('Coastal Planner')
    expect(text).toContain(` / ${application?.id}`)
    expect(text).not.toContain(email)
    expect(application?.attachments).toMatchObject([{ filename: 'resume.pdf', size: pdf.length }])
  })

  test('[FB-07] is displayed again with the error of each field and all answers', async () => {
    const wrong = { ...answers(), surname: '', email: 'nobody.at.example', resume: resume() }
    const answer = await post(fillInForm(page, wrong))
    expect(answer.status).toBe(422)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['foyer-keep']).toBeUndefined()
    const document = parseHtml(answer.text)
    expect(document.title).toMatch(/^Error: /)
    expect(document.querySelector('.fy-errors')?.textContent).toContain('Must be a valid email')
    const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)
    expect(field('surname')?.getAttribute('aria-invalid')).toBe('true')
    const described = field('email')?.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toBe('Must be a valid email')
    expect(document.querySelector(`.fy-errors a[href="#${field('email')?.id}"]`)).not.toBeNull()
    expect(field('email')?.value).toBe('nobody.at.example')
    expect(field('firstName')?.value).toBe(answers().firstName)
    expect(document.querySelectorAll('script:not([type="application/ld+json"])')).toHaveLength(0)
    expect(await getStored(email)).toEqual([])
    // Corrects only the wrong answer: the file was saved.
    const corrected = fillInForm(document, { surname: 'Mended', email })
    expect(corrected.get('resume')).toMatchObject({ size: 0 })
    expect((await post(corrected)).status).toBe(303)
    const [application] = await getStored(email)
    expect(application?.applicantName).toContain('Mended')
    expect(application?.attachments).toMatchObject([{ filename: 'resume.pdf', size: pdf.length }])
  })

  test('[FK-11] [FK-13] is displayed again with an invalid day as it was typed', async () => {
    const getKey = (kind: string) =>
      form.uiSchema['ui:order'].find((key) => getFieldUi(form, key)['ui:widget'] === kind) ??
      expect.fail(kind)
    const [day, days] = [getKey('date'), getKey('date-range')]
    const typed = { [day]: '31/04/2031', [days]: ['1/2/2031', '31/04/2031'] }
    const answer = await post(fillInForm(page, { ...answers(), ...typed, resume: resume() }))
    expect(answer.status).toBe(422)
    const document = parseHtml(answer.text)
    for (const [name, texts] of Object.entries(typed)) {
      const inputs = [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)]
      expect(inputs.map(({ type, value }) => [type, value])).toEqual(
        [texts].flat().map((one) => ['text', one]),
      )
      const described = inputs[0]?.getAttribute('aria-describedby')?.split(' ') ?? []
      const messages = described.map((id) => document.getElementById(id)?.textContent)
      expect(messages).toContain('31/04/2031 is not in the calendar')
    }
    expect(document.querySelector<HTMLInputElement>('[name="firstName"]')?.value).toBe(answers().firstName)
    const corrected = fillInForm(document, { [day]: '30/04/2031', [days]: ['1/2/2031', '30/04/2031'] })
    expect((await post(corrected)).status).toBe(303)
    const [application] = await getStored(email)
    expect(application?.attachments).toMatchObject([{ filename: 'resume.pdf' }])
  })

  test('[FK-11] [FK-13] [FK-14] is received with days and times that were copied with invisible characters or other digits', async () => {
    const getKey = (kind: string) =>
      form.uiSchema['ui:order'].find((key) => getFieldUi(form, key)['ui:widget'] === kind) ??
      expect.fail(kind)
    const copied = {
      [getKey('date')]: '\u200e4\u200f/5\u200f/2031',
      [getKey('date-range')]: ['\u202d04/05/2031\u202c', '٠٦/٠٥/٢٠٣١'],
      [getKey('datetime-local')]: '０５/０６/２０３１ \u200b2:30 pm',
      [getKey('time')]: '\ufeff9:15 am\u2060',
    }
    const answer = await post(fillInForm(page, { ...answers(), ...copied, resume: resume() }))
    expect(parseHtml(answer.text).querySelector('.fy-errors')?.textContent).toBeUndefined()
    const [application] = await getStored(email)
    const answerTexts = application?.sections.flatMap(({ items }) => items.map((item) => item.answer))
    for (const stored of ['04 May 2031', '04 May 2031 – 06 May 2031', '05 Jun 2031 02:30 PM', '09:15 AM'])
      expect(answerTexts).toContain(stored)
  })

  test('is stored once despite repeated submissions and a missing cookie', async () => {
    const data = () => fillInForm(page, { ...answers(), resume: resume() })
    const both = await Promise.all([post(data()), post(data())])
    const cookie = String(both[0]?.headers['set-cookie']).split(';')[0] ?? ''
    const again = await post(data(), { headers: { cookie } })
    expect([...both, again].map(({ status }) => status)).toEqual([303, 303, 303])
    const [application, ...more] = await getStored(email)
    expect(more).toEqual([])
    expect(application?.attachments).toHaveLength(1)
    const other = await post(fillInForm(page, { ...answers(), firstName: 'Somebody else' }))
    expect(other.status).toBe(422)
    expect(other.text).toContain('An application from this address has already been received.')
  })

  test('keeps its session in an HttpOnly, SameSite cookie', async () => {
    const answer = await post(fillInForm(page, answers()))
    const [set] = answer.headers['set-cookie'] ?? []
    expect(set).toMatch(/^foyer_guest=[\w.-]+; Max-Age=3600; Path=\/applicant; HttpOnly; SameSite=Strict$/)
  })

  test('is displayed again with the error of an unexpected file, and of one that is too large', async () => {
    const evil = await post(fillInForm(page, { ...answers(), resume: new File(['MZ'], 'evil.exe') }))
    expect(evil.status).toBe(422)
    expect(evil.text).toContain('File is of the incorrect type.')
    expect(parseHtml(evil.text).querySelector('[name="kept.resume"]')).toBeNull()
    const large = new File([new Uint8Array(2_200_000)], 'large.pdf')
    const answer = await post(fillInForm(page, { ...answers(), resume: large }))
    expect(answer.status).toBe(422)
    expect(parseHtml(answer.text).querySelector('[name="resume"]')?.getAttribute('aria-invalid')).toBe('true')
    expect(await getStored(email)).toEqual([])
  })

  test('is displayed again without its secret answers', async () => {
    const secret =
      form.uiSchema['ui:order'].find((key) => getFieldUi(form, key)['ui:widget'] === 'password') ?? ''
    const answer = await post(fillInForm(page, { ...answers(), surname: '', [secret]: 'kittiwake-7' }))
    expect(answer.status).toBe(422)
    expect(answer.text).not.toContain('kittiwake-7')
  })
})

/** Adds a hidden custom field, which is filled in with the visitor's referral source. */
async function addReferralField(): Promise<void> {
  const token = await server.signIn('master', 'master-demo-1', 'admin')
  const accounts = await server.call<{ id: number; clientCode: string }[]>('/api/users', { token })
  const path = `/api/users/${accounts.body.find(({ clientCode }) => clientCode === 'harbour')?.id}/schema`
  const { customFields, catalogue } = (await server.call<OpenAccountSchema>(path, { token })).body
  const hidden = { id: 980, type: 'hidden', label: 'Where from', value: '{source} in {campaign}' }
  const body = { customFields: [...customFields, hidden], catalogue }
  expect((await server.call(path, { method: 'PUT', token, body })).status).toBe(200)
}

test("[FK-16] links pass on a visitor's referral source, up to the form's hidden field", async () => {
  await addReferralField()
  const open = async (address: string) => parseHtml((await visitSite(server, address)).text)
  const getLink = (document: Document, selector: string) =>
    document.querySelector(selector)?.getAttribute('href') ?? ''
  const list = await open('/job/viewjobs?name=Coastal%20Planner&utm_source=radio&utm_campaign=spring')
  const search = [...list.querySelectorAll<HTMLInputElement>('.fy-keyword input[type="hidden"]')]
  expect(search.map(({ name, value }) => `${name}=${value}`)).toEqual([
    'utm_source=radio',
    'utm_campaign=spring',
  ])
  expect(getLink(list, '.fy-header__item')).toContain('?utm_source=radio&utm_campaign=spring')
  const job = await open(getLink(list, '.fy-job-row a'))
  const address = getLink(job, '.fy-job__actions a')
  expect(address).toBe(`${path}?utm_source=radio&utm_campaign=spring`)
  const page = await open(address)
  const posted = fillInForm(page, { ...answers(), resume: resume() })
  expect(posted.get('custom-980')).toBe('radio in spring')
  const action = page.querySelector('form[method="post"]')?.getAttribute('action') ?? ''
  expect((await postForm(server, action, posted)).status).toBe(303)
  const [stored] = await server.database.query(
    `select answers, broadbean_channel from applications where email_lower = '${email}'`,
  )
  expect(stored?.broadbean_channel).toBe('utm_source=radio&utm_campaign=spring')
  expect(JSON.stringify(stored?.answers)).toContain('radio in spring')
})

describe('a post from another site', () => {
  test.each([
    ['with its Origin header', { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }],
    [
      'of another client on the same domain',
      { origin: 'http://meridian.localhost:3000', 'sec-fetch-site': 'same-site' },
    ],
    ['with only its Sec-Fetch-Site header', { 'sec-fetch-site': 'cross-site' }],
    ['with the origin null', { origin: 'null' }],
  ])('%s is refused', async (_, headers) => {
    const answer = await post(fillInForm(page, answers()), { headers })
    expect(answer.status).toBe(403)
    expect(await getStored(email)).toEqual([])
  })

  test('to another client’s host, which does not have the job, gets 404', async () => {
    const answer = await post(fillInForm(page, answers()), { host: 'meridian.localhost:3000' })
    expect(answer.status).toBe(404)
    expect(await getStored(email)).toEqual([])
  })
})

describe('a file that was saved for a form that is displayed again', () => {
  const refused = async () => {
    const answer = await post(fillInForm(page, { ...answers(), surname: '', resume: resume() }))
    return parseHtml(answer.text)
  }

  test('is not found with another token', async () => {
    const document = await refused()
    const data = fillInForm(document, { surname: 'Tester' })
    data.set('kept.resume', `${data.get('kept.resume')}x`)
    expect((await post(data)).status).toBe(422)
    data.set('kept.resume', 'a'.repeat(32))
    expect((await post(data)).status).toBe(422)
    expect(await getStored(email)).toEqual([])
  })

  test('can be removed, and is deleted after an hour', async () => {
    const document = await refused()
    const data = fillInForm(document, { surname: 'Tester' })
    data.set('remove.resume', 'on')
    const without = await post(data)
    expect(without.status).toBe(422)
    data.delete('remove.resume')
    server.advanceClock(61 * 60 * 1000)
    const late = await post(data)
    expect(late.status).toBe(422)
    expect(parseHtml(late.text).querySelector('[name="resume"]')?.getAttribute('aria-invalid')).toBe('true')
    // The next refused form removes expired files.
    await refused()
    const [row] = await server.database.query('select count(*) as count from kept_files')
    expect(Number(row?.count)).toBe(1)
  })
})

// The timeout is long because the test posts a file up to 41 times, one after the other.
test('a file that was not saved is requested again in the page’s language', {
  timeout: 120_000,
}, async () => {
  const arabic = `/ar${path}`
  const api = server.client(await server.admin('harbour'))
  const settings = await expectOk(api.GET('/api/userSettings'))
  await api.PUT('/api/userSettings', { body: { ...settings, languages: ['ar'] } })
  const data = fillInForm(page, { ...answers(), surname: '', resume: resume() })
  let html = ''
  // A network may save at most 40 files per hour.
  for (let time = 0; time <= 40 && !/تعذّر الاحتفاظ به/.test(html); time += 1) {
    html = (await postForm(server, arabic, data)).text
    expect(html).not.toContain('Choose the file again')
  }
  const errors = parseHtml(html).querySelector('.fy-errors')?.textContent
  expect(errors).toContain('يُرجى اختيار الملف من جديد: تعذّر الاحتفاظ به.')
})

test('a receipt is shown only for its own token, and for a day', async () => {
  const answer = await post(fillInForm(page, answers()))
  const location = String(answer.headers.location)
  const [address, word = ''] = location.split('?receipt=')
  const [id = '', until = '', mark = ''] = word.split('.')
  const read = async (path: string, host?: string) =>
    parseHtml((await visitSite(server, path, host)).text).querySelector('main')?.textContent
  const open = (other: string) => read(`${address}?receipt=${other}`)
  expect(await open(word)).toContain('Coastal Planner')
  for (const other of [
    `${Number(id) - 1}.${until}.${mark}`,
    `${id}.${Number(until) + 1}.${mark}`,
    `${id}.${until}.${'A'.repeat(43)}`,
    id,
  ])
    expect(await open(other)).not.toContain('Coastal Planner')
  expect(await read(location, 'meridian.localhost:3000')).not.toContain('Coastal Planner')
  server.advanceClock(25 * 60 * 60 * 1000)
  expect(await open(word)).not.toContain('Coastal Planner')
})
