import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpointsByTag } from '../../server/endpoints'
import { describeApi } from '../../server/plugins/openApi'

/** API client generators that integrators use: the command, and the file that is compiled afterwards. */
const generators: Record<string, { run: string[]; compiled: string }> = {
  'openapi-typescript': {
    run: ['openapi-typescript', 'openapi.json', '-o', 'types.ts'],
    compiled: 'usesFetch.ts',
  },
  orval: {
    run: ['orval', '--input', 'openapi.json', '--output', 'orval/api.ts', '--client', 'fetch'],
    compiled: 'orval/api.ts',
  },
  '@hey-api/openapi-ts': {
    run: ['openapi-ts', '-i', 'openapi.json', '-o', 'heyApi'],
    compiled: 'heyApi/index.ts',
  },
  'swagger-typescript-api': {
    run: ['swagger-typescript-api', 'generate', '-p', 'openapi.json', '-o', 'swagger', '-n', 'api.ts'],
    compiled: 'swagger/api.ts',
  },
  'openapi-zod-client': { run: ['openapi-zod-client', 'openapi.json', '-o', 'zod.ts'], compiled: 'zod.ts' },
}

const packages = [
  ...['openapi-typescript@7.13.0', 'orval@7.13.2', '@hey-api/openapi-ts@0.95.0'],
  ...['swagger-typescript-api@13.13.0', 'openapi-zod-client@1.18.3'],
  // Packages that the generated files import, and the compiler that the generators expect.
  ...['openapi-fetch@0.17.0', '@zodios/core@10.9.6', 'axios@1', 'zod@3', 'typescript@5.9.3'],
]

/** An integrator's first call, with the names of the API description. */
const usesFetch = `import createClient from 'openapi-fetch'
import type { components, paths } from './types'
const client = createClient<paths>({ baseUrl: 'http://localhost' })
export type Vacancy = components['schemas']['Vacancy']
export async function getVacancy(id: number): Promise<Vacancy | undefined> {
  return (await client.GET('/api/vacancies/{id}', { params: { path: { id } } })).data
}
`

const compilerOptions =
  '--noEmit --strict --skipLibCheck --target es2022 --module esnext --moduleResolution bundler --lib es2022,dom,dom.iterable'

let folder = ''
const runProgram = (program: string, args: string[]): string => {
  try {
    return execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }
    throw new Error(`${args.join(' ')}\n${stdout}\n${stderr}`)
  }
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-generators-'))
  mkdirSync(join(folder, 'orval'))
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(describeApi(endpointsByTag, '1.0.0')))
  writeFileSync(join(folder, 'usesFetch.ts'), usesFetch)
  runProgram('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...packages])
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(Object.entries(generators))(
  'the code that %s generates from the API description compiles with --strict',
  { timeout: 180_000 },
  (_name, { run, compiled }) => {
    runProgram('npx', ['--no-install', ...run])
    expect(runProgram('npx', ['--no-install', 'tsc', ...compilerOptions.split(' '), compiled])).toBe('')
  },
)
