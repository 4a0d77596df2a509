import { expect, test } from 'vitest'
import { projectFiles, readProjectFile } from './projectFiles'

const text = readProjectFile('deploy/Containerfile')
const { engines, scripts } = JSON.parse(readProjectFile('package.json')) as {
  engines: { node: string }
  scripts: Record<string, string>
}

interface Instruction {
  name: string
  words: string
  /** Number of the build stage, from 0. */
  stage: number
}

/** Returns the instructions without comments; continued lines are joined. */
function getInstructions(containerfile: string): Instruction[] {
  const lines = containerfile.replace(/\\\n\s*/g, ' ').split('\n')
  let stage = -1
  return lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', words = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
      if (name === 'FROM') stage += 1
      return { name, words, stage }
    })
}

const instructions = getInstructions(text)
const getInstructionsNamed = (name: string) => instructions.filter((one) => one.name === name)
const lastStage = Math.max(...instructions.map(({ stage }) => stage))

test('the Containerfile contains only known instructions', () => {
  const known = [
    'FROM',
    'WORKDIR',
    'RUN',
    'COPY',
    'ARG',
    'ENV',
    'USER',
    'VOLUME',
    'EXPOSE',
    'HEALTHCHECK',
    'CMD',
  ]
  expect(instructions.filter(({ name }) => !known.includes(name))).toEqual([])
  expect(getInstructionsNamed('CMD')).toHaveLength(1)
})

test('the Containerfile’s images have full names, and every stage has the same supported version of Node', () => {
  const images = getInstructionsNamed('FROM').map(({ words }) => words.split(' ')[0] ?? '')
  expect(new Set(images).size).toBe(1)
  const [, node] = /^[\w.-]+\.[a-z]+\/[\w/-]+:(\d+)(?:[.\w]*)-[\w-]+$/.exec(images[0] ?? '') ?? []
  expect(Number(node)).toBeGreaterThanOrEqual(Number(/\d+/.exec(engines.node)?.[0]))
})

test('the Containerfile copies existing or built files, runs existing scripts, and copies only from the build into the last stage', () => {
  const builtFolder = /^\/app\/(node_modules|dist)$/
  for (const { words } of getInstructionsNamed('COPY')) {
    const sources = words
      .split(' ')
      .filter((word) => !word.startsWith('--'))
      .slice(0, -1)
    const isThere = (source: string) =>
      source === '.' ||
      builtFolder.test(source) ||
      projectFiles.some((file) => `${file}/`.startsWith(`${source.replace('/app/', '')}/`))
    const missing = sources.filter((source) => !isThere(source))
    expect([words, missing]).toEqual([words, []])
  }
  const usedScripts = getInstructionsNamed('RUN').flatMap(({ words }) =>
    [...words.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script),
  )
  expect(usedScripts.filter((script) => !(script in scripts))).toEqual([])
  expect(
    getInstructionsNamed('COPY').filter(
      ({ words, stage }) => stage === lastStage && !words.startsWith('--from=build '),
    ),
  ).toEqual([])
})

test('the image runs as a user other than root, in production mode', () => {
  const lastInstructions = instructions.filter(({ stage }) => stage === lastStage)
  const at = (name: string) => lastInstructions.findIndex((one) => one.name === name)
  expect(lastInstructions[at('USER')]?.words).toBe('node')
  expect(at('USER')).toBeLessThan(at('CMD'))
  expect(lastInstructions.slice(at('USER')).filter(({ name }) => name === 'RUN')).toEqual([])
  const command = JSON.parse(lastInstructions[at('CMD')]?.words ?? '[]') as string[]
  expect(command.join(' ')).toBe(scripts.serve)
  expect(lastInstructions[at('ENV')]?.words).toContain('NODE_ENV=production')
})

test('the image’s health check calls a route of the server, and its user can write to the data volume', () => {
  const [{ words = '' } = {}] = getInstructionsNamed('HEALTHCHECK')
  const path = /\+ '(\/api\/[\w/]+)'/.exec(words)?.[1]
  const routes = projectFiles
    .filter((file) => file.startsWith('server/modules/operations/'))
    .map(readProjectFile)
  expect(routes.some((route) => route.includes(`url: '${path}'`))).toBe(true)
  const data = /FOYER_DATA_DIR=(\S+)/.exec(getInstructionsNamed('ENV').at(-1)?.words ?? '')?.[1] ?? ''
  expect(getInstructionsNamed('VOLUME').map(({ words: volume }) => volume)).toEqual([data])
  expect(
    getInstructionsNamed('RUN').some(({ words: run }) =>
      run.includes(`mkdir ${data} && chown node:node ${data}`),
    ),
  ).toBe(true)
})

test('the Containerfile contains no secret, and private files are excluded from the build', () => {
  expect(text).not.toMatch(/(SECRET|TOKEN|PASSWORD)\s*=\s*\S/)
  // Docker and Podman both read this name.
  const ignored = readProjectFile('.dockerignore').split('\n')
  for (const name of ['.git', 'node_modules', 'dist', 'data', 'production-data', '*.env'])
    expect(ignored).toContain(name)
})
