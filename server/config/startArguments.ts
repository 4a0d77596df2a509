import { parseArgs } from 'node:util'
import { EnvironmentError } from './environmentError'

const options = {
  production: { type: 'boolean' },
  demo: { type: 'boolean' },
  version: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

const knownOptions = Object.keys(options).map((name) => `--${name}`)

export type StartMode = keyof typeof options

/** Reads the start mode of the server process. @throws EnvironmentError for wrong arguments or none */
export function readStartMode(args: readonly string[]): StartMode {
  const { values } = parse(args)
  if (values.help) return 'help'
  if (values.version) return 'version'
  if (values.production && values.demo) throw new EnvironmentError('Use either --production or --demo.')
  if (values.production) return 'production'
  if (values.demo) return 'demo'
  throw new EnvironmentError(`An argument is missing. Known arguments: ${knownOptions.join(', ')}.`)
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false })
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : error
    throw new EnvironmentError(`${reason}. Known arguments: ${knownOptions.join(', ')}.`)
  }
}

export const usage = `node dist/server/main.js ARGUMENT

  --production  serves the installation that the environment variables describe
  --demo        serves the demo with its published passwords, on a loopback HOST only
  --version     prints the version
  --help        prints this text

docs/environment.md lists the environment variables.`
