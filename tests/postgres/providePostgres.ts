import type { TestProject } from 'vitest/node'
import { startPostgres } from './startPostgres'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl?: string
  }
}

/** One PostgreSQL server for a run of the project; every test server makes a database of its own on it. */
export default async function providePostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  project.provide('postgresUrl', server.url)
  return server.stop
}
