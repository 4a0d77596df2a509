import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as renderer from '../../src/app/renderToHtml'
import { fetchVacancies } from './applicationFixture'
import { findHtmlFaults } from './htmlFaults'
import { fillInForm, postForm } from './postForm'
import { makeSiteRoot } from './siteRoot'
import { startTestServer, type TestServer } from './testServer'
import { visitSite } from './visitSite'

const root = makeSiteRoot()
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({}, root.path, renderer)
})
afterAll(async () => {
  await server.stop()
  root.remove()
})

const openPage = (path: string, client = 'harbour') => visitSite(server, path, `${client}.localhost:3000`)

describe('served pages are valid HTML', () => {
  test.each(['harbour', 'meridian', 'kitchen'])('of %s', async (client) => {
    const list = await openPage('/', client)
    const job = /\/job\/details\/[0-9a-f-]{36}/.exec(list.text)?.[0] ?? expect.fail('There is no job.')
    const paths = [
      ...['/', job, job.replace('/job/details/', '/applicant/apply/')],
      ...['/job/viewjobs?isExpressionOfInterest=true', '/home/login', '/privacy', '/no/such/page'],
    ]
    for (const path of paths)
      expect([path, await findHtmlFaults((await openPage(path, client)).text)]).toEqual([path, []])
  })

  test('of forms with every kind of field', async () => {
    for (const [client, name] of [
      ['harbour', 'Coastal Planner'],
      ['kitchen', 'Every kind'],
    ] as const) {
      const jobs = await fetchVacancies(server, await server.guest(client))
      const guid = jobs.find((job) => job.name === name)?.guid ?? expect.fail(`There is no ${name}.`)
      const faults = await findHtmlFaults((await openPage(`/applicant/apply/${guid}`, client)).text)
      // The two days of a range share a name, and so do the hidden fields that list the secret answers.
      const found = faults.filter((fault) => !fault.startsWith('form-dup-name'))
      expect([name, found]).toEqual([name, []])
    }
  })

  test('when an application is refused', async () => {
    const [job] =
      /\/job\/details\/[0-9a-f-]{36}/.exec((await openPage('/')).text) ?? expect.fail('There is no job.')
    const path = job.replace('/job/details/', '/applicant/apply/')
    const form = new JSDOM((await openPage(path)).text).window.document
    const refused = await postForm(server, path, fillInForm(form, {}))
    expect(refused.status).toBe(422)
    expect(await findHtmlFaults(refused.text)).toEqual([])
  })
})
