import { expect, test } from 'vitest'
import { projectFiles, readProjectFile } from './projectFiles'

const text = readProjectFile('deploy/Containerfile')
const { engines, scripts } = JSON.parse(readProjectFile('package.json')) as {
  engines: { node: string }
  scripts: Record<string, string>
}

interface Instruction {
  name: string
  /** The text after the name. */
  args: string
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
      const [, name = '', args = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
      if (name === 'FROM') stage += 1
      return { name, args, stage }
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
  const images = getInstructionsNamed('FROM').map(({ args }) => args.split(' ')[0] ?? '')
  expect(new Set(images).size).toBe(1)
  const [, node] = /^[\w.-]+\.[a-z]+\/[\w/-]+:(\d+)(?:[.\w]*)-[\w-]+$/.exec(images[0] ?? '') ?? []
  expect(Number(node)).toBeGreaterThanOrEqual(Number(/\d+/.exec(engines.node)?.[0]))
})

test('the Containerfile copies existing or built files, runs existing scripts, and copies only from the build into the last stage', () => {
  const builtFolder = /^\/app\/(node_modules|dist)$/
  for (const { args } of getInstructionsNamed('COPY')) {
    const sources = args
      .split(' ')
      .filter((word) => !word.startsWith('--'))
      .slice(0, -1)
    const exists = (source: string) =>
      source === '.' ||
      builtFolder.test(source) ||
      projectFiles.some((file) => `${file}/`.startsWith(`${source.replace('/app/', '')}/`))
    const missing = sources.filter((source) => !exists(source))
    expect([args, missing]).toEqual([args, []])
  }
  const usedScripts = getInstructionsNamed('RUN').flatMap(({ args }) =>
    [...args.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script),
  )
  expect(usedScripts.filter((script) => !(script in scripts))).toEqual([])
  expect(
    getInstructionsNamed('COPY').filter(
      ({ args, stage }) => stage === lastStage && !args.startsWith('--from=build '),
    ),
  ).toEqual([])
})

test('the image runs as a user other than root, in production mode', () => {
  const lastInstructions = instructions.filter(({ stage }) => stage === lastStage)
  const getIndex = (name: string) => lastInstructions.findIndex((one) => one.name === name)
  expect(lastInstructions[getIndex('USER')]?.args).toBe('node')
  expect(getIndex('USER')).toBeLessThan(getIndex('CMD'))
  expect(lastInstructions.slice(getIndex('USER')).filter(({ name }) => name === 'RUN')).toEqual([])
  const command = JSON.parse(lastInstructions[getIndex('CMD')]?.args ?? '[]') as string[]
  expect(command.join(' ')).toBe(scripts.serve)
  expect(lastInstructions[getIndex('ENV')]?.args).toContain('NODE_ENV=production')
})

test('the image’s health check calls a route of the server, and its user can write to the data volume', () => {
  const [{ args = '' } = {}] = getInstructionsNamed('HEALTHCHECK')
  const path = /\+ '(\/api\/[\w/]+)'/.exec(args)?.[1]
  const routes = projectFiles
    .filter((file) => file.startsWith('server/modules/operations/'))
    .map(readProjectFile)
  expect(routes.some((route) => route.includes(`url: '${path}'`))).toBe(true)
  const data = /FOYER_DATA_DIR=(\S+)/.exec(getInstructionsNamed('ENV').at(-1)?.args ?? '')?.[1] ?? ''
  expect(getInstructionsNamed('VOLUME').map(({ args: volume }) => volume)).toEqual([data])
  expect(
    getInstructionsNamed('RUN').some(({ args: run }) =>
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
