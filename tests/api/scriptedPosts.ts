import { randomUUID } from 'node:crypto'
import { JSDOM } from 'jsdom'
import { createApplicationFixture, fetchVacancies, pdf } from './applicationFixture'
import { fillInForm, postForm } from './postForm'
import type { TestServer } from './testServer'
import { visitSite } from './visitSite'

const host = 'meridian.localhost:3000'
const job = 'Medical Receptionist, Specialist Suites'

/** Kinds of programs that post forms without running the page's scripts. */
export const sorts = [
  'bare JSON',
  'replay',
  'filled at once',
  'fills in everything',
  'many addresses',
] as const
export type Sort = (typeof sorts)[number]

/**
 * Returns functions that post meridian's form as programs do, and as people do, who need more time. Posts the form once,
 * so that a program can use the same page again.
 */
export async function createFormPosters(server: TestServer) {
  const guest = await server.guest('meridian')
  const vacancy = (await fetchVacancies(server, guest)).find(({ name }) => name === job)
  if (!vacancy) throw new Error(`${job} is not advertised.`)
  const path = `/applicant/apply/${vacancy.guid}`
  const { body } = await createApplicationFixture(server, guest, vacancy.id)
  const openPage = async () => new JSDOM((await visitSite(server, path, host)).text).window.document
  const createAnswers = () => ({
    firstName: 'Ines',
    surname: 'Marques',
    email: `${randomUUID()}@example.org`,
    mobile: '0400 111 222',
    resume: new File([new Uint8Array(pdf)], 'resume.pdf', { type: 'application/pdf' }),
  })
  const address = (at: number) => `198.51.${100 + Math.floor(at / 250)}.${(at % 250) + 1}`
  const createAddressHeader = (at: number) => ({ 'x-forwarded-for': address(at) })
  const postFrom = (form: FormData, at: number, isAtOnce = true) =>
    postForm(server, path, form, { host, headers: createAddressHeader(at), isAtOnce })

  const firstPage = await openPage()
  const first = createAnswers()
  await postForm(server, path, fillInForm(firstPage, first), { host })

  const post: Record<Sort, (at: number) => Promise<{ status: number }>> = {
    'bare JSON': (at) =>
      server.call('/api/submittedapplications', {
        token: guest,
        headers: createAddressHeader(at),
        body: { ...body, email: createAnswers().email },
      }),
    replay: (at) => postFrom(fillInForm(firstPage, createAnswers()), at),
    'filled at once': async (at) => {
      const page = await openPage()
      // The program posts within seconds, even if this machine is slow.
      server.advanceClock(-60_000)
      const answer = await postFrom(fillInForm(page, createAnswers()), at)
      server.advanceClock(60_000)
      return answer
    },
    'fills in everything': async (at) =>
      postFrom(fillInForm(await openPage(), { ...createAnswers(), 'form.subject': 'Hello' }), at, false),
    'many addresses': (at) => {
      const form = fillInForm(firstPage, createAnswers())
      form.delete('form.stamp')
      return postFrom(form, 1000 + at)
    },
  }
  return {
    vacancy,
    post,
    /** Posts as a person without scripts does, from a separate address. */
    apply: async (at: number) => postFrom(fillInForm(await openPage(), createAnswers()), 3000 + at, false),
  }
}

/** Returns for each kind how many of `times` posts were accepted. */
export async function tryPosts(server: TestServer, times: number): Promise<Record<Sort, number>> {
  const { post } = await createFormPosters(server)
  const acceptedCounts = Object.fromEntries(sorts.map((sort) => [sort, 0])) as Record<Sort, number>
  for (const sort of sorts) {
    for (let at = 0; at < times; at++) if ((await post[sort](at)).status < 400) acceptedCounts[sort] += 1
  }
  return acceptedCounts
}
