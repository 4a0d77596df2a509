import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getRunCount } from '../../scripts/lib/testLength.mjs'
import type { TokenResponse } from '../../src/schemas/accountSecurity/session'
import type { AuthoredVacancyVersion } from '../../src/schemas/authoring/authoredVacancy'
import type { VacancyListItem } from '../../src/schemas/vacancies/vacancy'
import { createOwnVacancyCalls } from '../api/authoredVacancyFixture'
import { type CallOptions, callApi } from '../api/testServer'
import { createAuthoredVacancy } from '../fixtures/authoredVacancy'
import { makeSeededDatabase, type TestDatabase } from '../postgres/testDatabase'
import { type ServerProcess, startProcess } from './serverProcess'

let dataDir: string
let database: TestDatabase
let server: ServerProcess
let token = ''

const start = () => startProcess({ FOYER_DATA_DIR: dataDir, DATABASE_URL: database.url })
const call = <Body>(path: string, options: CallOptions = {}) =>
  callApi<Body>(`${server.url}${path}`, { token, ...options })
const {
  callApi: ask,
  create,
  save,
  publish,
  fetchAuthoredVacancy: read,
} = createOwnVacancyCalls({ call }, () => token)

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'foyer-vacancy-'))
  database = await makeSeededDatabase(dataDir)
  server = await start()
  const body = { username: 'harbour-admin', password: 'harbour-demo-1', clientCode: 'harbour' }
  token = (await call<TokenResponse>('/api/auth/authenticate', { body })).body.accessToken
}, 120_000)
afterAll(async () => {
  await server.end('SIGKILL')
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

const kills = getRunCount(3, 20)

/** Expects that visitors see one complete version: its title, with as many questions as that version has. */
async function expectCompleteVacancy(id: string, name: string, questions: number): Promise<void> {
  const listed = (await call<VacancyListItem[]>('/api/vacancies')).body.find(({ guid }) => guid === id)
  expect(listed?.name).toBe(name)
  const path = `/api/vacancies/${listed?.id}/screeningquestions`
  const visibleQuestions = (await call<{ questions: object[] }[]>(path)).body.flatMap(
    (group) => group.questions,
  )
  expect(visibleQuestions).toHaveLength(questions)
}

/** Returns content with `number` in its title, and one question more than that. */
function createContent(number: number) {
  const questions = Array.from({ length: number + 1 }, (_, at) => ({
    ...{ id: `q-${at}`, text: `Question ${at}?`, controlType: 'txt', isRequired: false },
  }))
  return createAuthoredVacancy({
    code: 'KILL-1',
    name: `Title ${number}`,
    screeningQuestions: [{ id: 'g', name: '', questions }],
  })
}

test(`killed ${kills} times while being saved and published, a vacancy is always the complete old or new one`, {
  timeout: 600_000,
}, async () => {
  const { id } = await create()
  await save(id, createContent(0))
  await publish(id, { revision: 2 })
  let [draft, published] = [0, 0]
  for (let kill = 1; kill <= kills; kill += 1) {
    const publishing = (async () => {
      const saved = await save(id, createContent(kill))
      return publish(id, { revision: saved.body.revision })
    })().catch(() => null)
    // Kills at any time from before the first call arrives until after the second response.
    await pause((kill * 11) % 60)
    await server.end('SIGKILL')
    const isAnswered = (await publishing)?.status === 201
    server = await start()
    const now = await read(id)
    const saved = Number(now.content.name.split(' ')[1])
    expect([draft, kill]).toContain(saved)
    expect(now.content).toEqual(createContent(saved))
    const versions = (await ask<AuthoredVacancyVersion[]>(`/${id}/versions`)).body
    const isPublished = now.publishedRevision === now.revision
    if (isAnswered) expect([saved, isPublished]).toEqual([kill, true])
    if (isPublished) published = saved
    draft = saved
    await expectCompleteVacancy(id, `Title ${published}`, published + 1)
    expect(versions.map(({ number }) => number)).toEqual(
      Array.from({ length: versions.length }, (_, at) => versions.length - at),
    )
  }
})
