import type { TestProject } from 'vitest/node'
import { startPostgres } from './startPostgres'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl?: string
  }
}

/** Starts one PostgreSQL server for a run of the project; each test server creates a separate database on it. */
export default async function providePostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  project.provide('postgresUrl', server.url)
  return server.stop
}
