import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import * as renderer from '../../src/app/renderToHtml'
import { fetchVacancies, pdf } from './applicationFixture'
import { fillInForm, postForm } from './postForm'
import { makeSiteRoot } from './siteRoot'
import { startTestServer } from './testServer'
import { visitSite } from './visitSite'

const host = 'meridian.localhost:3000'
const parseHtml = (html: string) => new JSDOM(html).window.document

test.each(['FOYER_LIMIT_SUBMITS_BY_VACANCY', 'FOYER_LIMIT_SUBMITS_BY_ADDRESS_AND_VACANCY'])(
  '%s: a form that is posted too often is displayed again with all answers and the time to wait',
  async (limit) => {
    const root = makeSiteRoot()
    const server = await startTestServer({ FOYER_LIMITS: 'on', [limit]: '1/1h' }, root.path, renderer)
    try {
      const jobs = await fetchVacancies(server, await server.guest('meridian'))
      const path = `/applicant/apply/${jobs.find(({ name }) => name === 'Medical Receptionist, Specialist Suites')?.guid}`
      const post = async (page: Document, email: string) => {
        const resume = new File([new Uint8Array(pdf)], 'resume.pdf', { type: 'application/pdf' })
        const person = { firstName: 'Ines', surname: 'Marques', email, mobile: '0400 111 222' }
        return postForm(server, path, fillInForm(page, { ...person, resume }), { host })
      }
      const page = parseHtml((await visitSite(server, path, host)).text)
      expect((await post(page, 'first@example.org')).status).toBe(303)
      const busy = await post(page, 'second@example.org')
      expect([busy.status, Number(busy.headers['retry-after']) > 0, busy.headers['cache-control']]).toEqual([
        429,
        true,
        'no-store',
      ])
      const answer = parseHtml(busy.text)
      expect(answer.querySelector('main')?.textContent).toContain('Your answers are still here. Try again in')
      const getValue = (name: string) => answer.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value
      expect([getValue('firstName'), getValue('email')]).toEqual(['Ines', 'second@example.org'])
      // The server has saved the file and shows its name.
      expect(answer.body.textContent).toContain('resume.pdf')
    } finally {
      await server.stop()
      root.remove()
    }
  },
)
