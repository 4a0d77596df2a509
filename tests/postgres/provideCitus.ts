import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    citusUrl?: string
  }
}

/** A cluster that stands somewhere: every test server makes databases of its own on all of its machines. */
export default function provideCitus(project: TestProject): void {
  const url = process.env.FOYER_TEST_CITUS
  if (url) project.provide('citusUrl', url)
}
