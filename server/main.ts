import type { FastifyBaseLogger } from 'fastify'
import { readEnvironment } from './config/environment'
import { EnvironmentError } from './config/environmentError'
import { readStartMode, type StartMode, usage } from './config/startArguments'
import { listUnknownVariables } from './config/unknownVariables'
import { demoClients } from './demo/demoClients'
import { formatVersion } from './monitoring/productVersion'
import { openLog } from './monitoring/serverLog'
import { findProjectRoot } from './projectRoot'
import { startServer } from './startServer'

/**
 * The output of the process: JSON log lines in production, including startup errors; otherwise plain text for a
 * terminal.
 */
interface Reporter {
  log: FastifyBaseLogger
  print: (line: string) => void
  warn: (line: string) => void
  fail: (line: string) => void
}

function createStartupReporter(isProduction: boolean): Reporter {
  const log = openLog(isProduction)
  if (!isProduction) return { log, print: console.log, warn: console.error, fail: console.error }
  return {
    log,
    print: (line) => log.info(line),
    warn: (line) => log.warn(line),
    fail: (line) => log.fatal(line),
  }
}

/** Starts the server with the process's environment. */
async function main(args: string[], { log, print, warn }: Reporter): Promise<void> {
  for (const line of listUnknownVariables(process.env)) warn(line)
  const environment = readEnvironment(process.env, args)
  const server = await startServer(environment, { root: process.cwd(), now: () => new Date(), log })
  // Installed before the first "listening" report, because a supervisor may send a signal right after it.
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1)
      isStopping = true
      server.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
  const listeningText = `${formatVersion(process.cwd())} listens on ${environment.host}:${server.port}.`
  print(server.hasDemo && !environment.isProduction ? formatDemoAccounts(server.port) : listeningText)
}

function formatDemoAccounts(port: number): string {
  const lines = demoClients.map(({ client, account }) => {
    const address = `http://${client.code}.localhost:${port}`
    return `  ${address.padEnd(34)} ${account.username} / ${account.password}`
  })
  return ['Foyer is ready. The demo:', ...lines].join('\n')
}

/** Logs warnings and uncaught errors as JSON lines instead of Node's own format. An uncaught error ends the process. */
function logNodeEvents(log: FastifyBaseLogger): void {
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) => log.warn({ name }, message))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal(error instanceof Error ? { name: error.name, stack: error.stack } : {}, 'unexpected error')
      process.exit(1)
    })
  }
}

function run(mode: StartMode, reporter: Reporter): Promise<void> {
  if (mode === 'help' || mode === 'version') {
    console.log(mode === 'help' ? usage : formatVersion(process.cwd()))
    return Promise.resolve()
  }
  if (mode === 'production') logNodeEvents(reporter.log)
  return main([`--${mode}`], reporter)
}

process.chdir(findProjectRoot())
const args = process.argv.slice(2)
const startupReporter = createStartupReporter(args.includes('--production'))
try {
  await run(readStartMode(args), startupReporter)
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  startupReporter.fail(error instanceof EnvironmentError ? reason : `Foyer could not start: ${reason}`)
  process.exit(1)
}
