import { loadavg } from 'node:os'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { expect, it } from 'vitest'
import type { ResumeReading } from '../../src/schemas/resume/readResume'
import type { ResumeFacts } from '../../src/schemas/resume/resumeFacts'
import { getSharedBrowser } from '../e2e/harness/getSharedBrowser'
import { createFictionalPerson, type FictionalPerson, languages } from '../fixtures/resumes/fictionalPeople'
import { holdoutLayouts } from '../fixtures/resumes/holdoutLayouts'
import { createHoldoutPerson } from '../fixtures/resumes/holdoutPeople'
import { laterLayouts } from '../fixtures/resumes/laterLayouts'
import { resumeLayouts } from '../fixtures/resumes/resumeLayouts'

/** Number of people per layout and language. */
const peoplePerLayout = 3

interface Score {
  right: number
  missing: number
  wrong: number
}

const getExpectedFacts = (person: FictionalPerson): Record<string, string> => ({
  email: person.email,
  phone: person.dialled,
  name: `${person.firstName}|${person.surname}`,
  linkedIn: person.linkedIn,
  postcode: /\d{4,5}/.exec(person.place)?.[0] ?? '',
  street: person.street,
})

const getFoundFacts = (facts: ResumeFacts): Record<string, string | undefined> => ({
  email: facts.email,
  phone: facts.phone?.replace(/[^+\d]/g, ''),
  name: facts.firstName && `${facts.firstName}|${facts.surname}`,
  linkedIn: facts.linkedIn?.replace('https://linkedin', 'https://www.linkedin'),
  postcode: facts.postcode,
  street: facts.street,
})

const isSame = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0

interface TimedReading {
  reading: ResumeReading
  /** Milliseconds. */
  took: number
}

async function buildReaderScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: 'tests/fixtures/resumes/readerEntry.ts', formats: ['iife'], name: 'reader' },
      rollupOptions: { output: { codeSplitting: false } },
    },
  })
  const [bundle] = [built].flat()
  const [file] = bundle && 'output' in bundle ? bundle.output : []
  return file?.type === 'chunk' ? file.code : expect.unreachable()
}

const readInPage = (page: Page, base64: string): Promise<TimedReading> =>
  page.evaluate(
    (text) =>
      (window as unknown as { timedReading: (text: string) => Promise<TimedReading> }).timedReading(text),
    base64,
  )

const resumeSets = [
  ['in ten layouts and four languages', resumeLayouts, createFictionalPerson],
  ['in ten layouts with names that no rule was made for', holdoutLayouts, createHoldoutPerson],
  ['in five further layouts with columns', laterLayouts, createHoldoutPerson],
] as const

it.each(resumeSets)(
  'reads the contact details in résumés %s, with at most 2 % of each detail wrong',
  async (_, layouts, createPerson) => {
    const browser = await getSharedBrowser()
    const page = await browser.newPage()
    const slowPage = await browser.newPage()
    await slowPage.addScriptTag({ content: await buildReaderScript() })
    const devTools = await slowPage.context().newCDPSession(slowPage)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const scores: Record<string, Score> = {}
    const misses: string[] = []
    const times: number[] = []
    for (const [at, [name, layout]] of Object.entries(layouts).entries()) {
      for (const language of languages) {
        for (let number = 0; number < peoplePerLayout; number++) {
          const person = createPerson(language, number + at * peoplePerLayout)
          await page.setContent(layout(person))
          const file = await page.pdf({ format: 'A4', margin: { top: '2cm', left: '2cm', right: '2cm' } })
          const { reading, took } = await readInPage(slowPage, file.toString('base64'))
          times.push(took)
          const got = 'facts' in reading ? getFoundFacts(reading.facts) : {}
          for (const [fact, right] of Object.entries(getExpectedFacts(person))) {
            const score = scores[fact] ?? { right: 0, missing: 0, wrong: 0 }
            scores[fact] = score
            const kind = !got[fact] ? 'missing' : isSame(got[fact], right) ? 'right' : 'wrong'
            score[kind] += 1
            if (kind !== 'right') misses.push(`${name} ${language} ${fact}: ${got[fact]} for ${right}`)
          }
        }
      }
    }
    await page.close()
    await slowPage.close()
    const slowest = Math.max(...times)
    const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]
    const timing = `${times.length} PDFs, median ${median?.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms, CPU × 4, load ${loadavg()[0]}`
    process.stdout.write(`${JSON.stringify(scores, null, 2)}\n${misses.join('\n')}\n${timing}\n`)
    const getShare = (fact: string) => (scores[fact]?.right ?? 0) / times.length
    expect(getShare('email')).toBeGreaterThanOrEqual(0.99)
    expect(getShare('phone')).toBeGreaterThanOrEqual(0.95)
    expect(getShare('name')).toBeGreaterThanOrEqual(0.92)
    expect(getShare('linkedIn')).toBeGreaterThanOrEqual(0.95)
    for (const { wrong } of Object.values(scores)) expect(wrong / times.length).toBeLessThanOrEqual(0.02)
  },
  600_000,
)
