import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCli } from '../../server/cli/runCli'
import { readEnvironment } from '../../server/environment/environment'
import { startServer } from '../../server/startServer'
import * as renderer from '../../src/app/renderToHtml'
import { visitSite } from '../api/visitSite'
import { projectFiles, readProjectFile } from '../docs/projectFiles'
import { follow, recipeSteps } from '../docs/readmeRecipes'

const modules = dirname(dirname(createRequire(import.meta.url).resolve('vitest/package.json')))
const isOfClient = ({ file }: { file: string }) => file.startsWith('public/clients/')
/** Checks of a whole project take a while on a busy machine. */
const patience = 300_000

let project: string

/** As a fresh clone: what git knows, with the packages installed. */
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'foyer-clone-'))
  for (const file of projectFiles) cpSync(file, join(project, file))
  symlinkSync(modules, join(project, 'node_modules'))
}, patience)
afterAll(() => rmSync(project, { recursive: true }))

/** Runs a program of Node's in the clone. @returns what it says against it; '' when it is content */
function complaintOf(...args: string[]): Promise<string> {
  const env = {
    ...process.env,
    VITEST: undefined,
    NODE_ENV: undefined,
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
  }
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: project, env, maxBuffer: 10_000_000 }, (error, stdout, stderr) =>
      resolve(error ? `${error.code}: ${stdout}${stderr}` : ''),
    )
  })
}

describe('the README’s recipes, followed to the letter', () => {
  test('are written so that they can be', () => {
    const kinds = ['src/pages/blocks/', 'server/routes/', 'public/clients/']
    for (const kind of kinds) expect(recipeSteps.some(({ file }) => file.startsWith(kind))).toBe(true)
  })

  test(
    'make code that the product’s own checks have nothing against',
    async () => {
      const steps = recipeSteps.filter((step) => !isOfClient(step))
      for (const step of steps) follow(project, step)
      const written = [...new Set(steps.map(({ file }) => file))]
      const biome = [
        'node_modules/@biomejs/biome/bin/biome',
        'check',
        '--vcs-enabled=false',
        '--error-on-warnings',
      ]
      const complaints = await Promise.all([
        complaintOf('node_modules/typescript/bin/tsc'),
        written.length === 0 ? '' : complaintOf(...biome, '--no-errors-on-unmatched', ...written),
        complaintOf(
          'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
          ...['--config', '.dependency-cruiser.cjs', 'src', 'server'],
        ),
        complaintOf('node_modules/knip/bin/knip.js'),
      ])
      expect(complaints.filter(Boolean)).toEqual([])
    },
    patience,
  )

  test(
    'make a client whose pages are served',
    async () => {
      const dataDir = join(project, 'data')
      const printed: string[] = []
      const foyer = (...args: string[]) =>
        runCli(args, {
          variables: { FOYER_DATA_DIR: dataDir },
          print: (line) => printed.push(line),
          tell: () => {},
          readStdin: async () => 'a-long-password\n',
        })
      const [, options = ''] = /npm run foyer -- create-client (.*)/.exec(readProjectFile('README.md')) ?? []
      const words = [...options.matchAll(/"([^"]*)"|(\S+)/g)].map(
        ([, quoted, plain]) => quoted ?? plain ?? '',
      )
      const folder = ['--folder', join(project, 'public/clients')]
      expect(await foyer('migrate')).toBe(0)
      expect(await foyer('create-client', ...words, ...folder)).toBe(0)
      for (const { file, code } of recipeSteps.filter(isOfClient)) writeFileSync(join(project, file), code)
      writeFileSync(
        join(project, 'public/clients/quay/wharf.jpg'),
        readFileSync('docs/images/job-list.png').subarray(0, 1000),
      )
      printed.length = 0
      await foyer('check-client', 'quay', ...folder)
      expect(printed).toEqual(['quay: nothing to mend.'])

      standInForBuild(project)
      const variables = { HOST: '127.0.0.1', PORT: '0', FOYER_DATA_DIR: dataDir }
      const surroundings = { root: project, renderer, now: () => new Date() }
      const server = await startServer(readEnvironment(variables, []), surroundings)
      try {
        const at = { url: `http://127.0.0.1:${server.port}` }
        const answer = await visitSite(at, '/about', 'quay.localhost')
        const { document } = new JSDOM(answer.text).window
        expect([answer.status, document.querySelector('h1')?.textContent]).toEqual([200, 'About us'])
        expect(document.querySelector('main strong')?.textContent).toBe('boats')
        expect(document.querySelector('main img')?.getAttribute('src')).toBe('/clients/quay/wharf.jpg')
      } finally {
        await server.stop()
      }
    },
    patience,
  )
})

/** Pages are written around the site's build, which takes longer than this test and is not what it is about. */
function standInForBuild(root: string): void {
  mkdirSync(join(root, 'dist/site/.vite'), { recursive: true })
  writeFileSync(join(root, 'dist/site/index.html'), '<!doctype html><html><head></head><body></body></html>')
  writeFileSync(join(root, 'dist/site/.vite/manifest.json'), '{}')
}
