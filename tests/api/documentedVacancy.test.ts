import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createApplicationFixture, fetchVacancies } from './applicationFixture'
import { startTestServer } from './testServer'

const text = readFileSync('docs/backoffice.md', 'utf8')
const [, example = ''] = /^## Vacancies come in$[\s\S]*?^```json\n([\s\S]*?)^```$/m.exec(text) ?? []
const path = /-X PUT https:\/\/[^/]+(\S+)/.exec(text)?.[1] ?? ''

test('the vacancy in docs/backoffice.md is accepted as printed, by call and by import, and its questions are in the form', async () => {
  const server = await startTestServer()
  const folder = mkdtempSync(join(tmpdir(), 'foyer-documented-'))
  const created = await server.command('create-key', '--client', 'harbour', '--name', 'docs')
  const token = /fyk_\S+/.exec(created.out)?.[0] ?? ''
  const sent = await server.call<{ id: number }>(path, { method: 'PUT', token, body: example })
  expect([sent.status, sent.body]).toEqual([201, expect.objectContaining({ code: 'PLAN-08' })])
  const guest = await server.guest('harbour')
  expect((await fetchVacancies(server, guest)).map(({ name }) => name)).toContain('Harbour Planner')
  const { form } = await createApplicationFixture(server, guest, sent.body.id)
  const labels = Object.values(form.schema.properties).map(({ title }) => title)
  expect(labels).toEqual(expect.arrayContaining(['Why this role?', 'When could you begin?']))

  const file = join(folder, 'vacancies.json')
  writeFileSync(file, `[${example}]`)
  expect(await server.command('import', '--client', 'meridian', file)).toMatchObject({
    code: 0,
    out: '1 vacancy: 1 created, 0 replaced.',
  })
  await server.stop()
  rmSync(folder, { recursive: true })
})
