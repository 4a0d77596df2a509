import { readEnvironment } from './environment/environment'
import { EnvironmentError } from './environment/environmentError'
import { unknownVariables } from './environment/unknownVariables'
import { demoClients } from './services/demo/demoClients'
import { startServer } from './startServer'

/** Starts the server with the process's environment; what stops the start is one line, and a code that is not 0. */
async function main(): Promise<void> {
  for (const line of unknownVariables(process.env)) console.error(line)
  const environment = readEnvironment(process.env, process.argv.slice(2))
  const server = await startServer(environment, { root: process.cwd(), now: () => new Date() })
  // Before anybody is told that it listens: whoever is may ask it to stop at once.
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      server.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
  console.log(
    server.hasDemo && !environment.production
      ? demoLines(server.port)
      : `Foyer listens on ${environment.host}:${server.port}.`,
  )
}

function demoLines(port: number): string {
  const lines = demoClients.map(({ client, account }) => {
    const address = `http://${client.code}.localhost:${port}`
    return `  ${address.padEnd(34)} ${account.username} / ${account.password}`
  })
  return ['Foyer is ready. The demo:', ...lines].join('\n')
}

main().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error)
  console.error(error instanceof EnvironmentError ? reason : `Foyer could not start: ${reason}`)
  process.exit(1)
})
