import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    citusUrl?: string
  }
}

/** Provides the address of a running cluster; each test server creates a separate database on all of its nodes. */
export default function provideCitus(project: TestProject): void {
  const url = process.env.FOYER_TEST_CITUS
  if (url) project.provide('citusUrl', url)
}
