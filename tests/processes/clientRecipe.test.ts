import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCli } from '../../server/cli/runCli'
import { readEnvironment } from '../../server/config/environment'
import { startServer } from '../../server/startServer'
import * as renderer from '../../src/app/renderToHtml'
import { visitSite } from '../api/visitSite'
import { readProjectFile } from '../docs/projectFiles'
import { isClientFile, recipeSteps } from '../docs/recipeSteps'

let project: string

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'foyer-client-'))
  for (const part of ['public', 'package.json']) cpSync(part, join(project, part), { recursive: true })
})
afterAll(() => rmSync(project, { recursive: true }))

describe('the recipe for a client, followed to the letter', () => {
  test('creates a client whose pages are served', async () => {
    const dataDir = join(project, 'data')
    const printed: string[] = []
    const foyer = (...args: string[]) =>
      runCli(args, {
        variables: { FOYER_DATA_DIR: dataDir },
        print: (line) => printed.push(line),
        reportProgress: () => {},
        readStdin: async () => 'a-long-password\n',
      })
    const [, options = ''] =
      /npm run foyer -- create-client (.*)/.exec(readProjectFile('docs/extending.md')) ?? []
    const args = [...options.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
    const folder = ['--folder', join(project, 'public/clients')]
    expect(await foyer('migrate', '--create')).toBe(0)
    expect(await foyer('create-client', ...args, ...folder)).toBe(0)
    for (const { file, code } of recipeSteps.filter(isClientFile)) writeFileSync(join(project, file), code)
    writeFileSync(
      join(project, 'public/clients/quay/wharf.jpg'),
      readFileSync('docs/images/job-list.png').subarray(0, 1000),
    )
    printed.length = 0
    await foyer('check-client', 'quay', ...folder)
    expect(printed).toEqual(['quay: no issues.'])

    writeEmptyBuild(project)
    const variables = { HOST: '127.0.0.1', PORT: '0', FOYER_DATA_DIR: dataDir }
    const dependencies = { root: project, renderer, now: () => new Date() }
    const server = await startServer(readEnvironment(variables, []), dependencies)
    try {
      const site = { url: `http://127.0.0.1:${server.port}` }
      const answer = await visitSite(site, '/about', 'quay.localhost')
      const { document } = new JSDOM(answer.text).window
      expect([answer.status, document.querySelector('h1')?.textContent]).toEqual([200, 'About us'])
      expect(document.querySelector('main strong')?.textContent).toBe('boats')
      expect(document.querySelector('main img')?.getAttribute('src')).toBe('/clients/quay/wharf.jpg')
    } finally {
      await server.stop()
    }
  })
})

/** Writes an empty build of the site, into which the server renders pages: a real build would take too long. */
function writeEmptyBuild(root: string): void {
  mkdirSync(join(root, 'dist/site/.vite'), { recursive: true })
  writeFileSync(join(root, 'dist/site/index.html'), '<!doctype html><html><head></head><body></body></html>')
  writeFileSync(join(root, 'dist/site/.vite/manifest.json'), '{}')
}
