import { createHash } from 'node:crypto'
import { formTokenHeader, type IssuedFormToken, workHeader } from '../../src/schemas/submission/formToken'
import { expectOk } from './apiClient'
import type { TestServer } from './testServer'

/** Returns the headers that a form's script sends with an application: the form token and a proof of work, if required. */
export async function getProof(
  server: Pick<TestServer, 'client'>,
  clientCode: string,
  vacancyGuid: string,
): Promise<Record<string, string>> {
  const { stamp, work } = await expectOk(
    server.client().POST('/api/formStamps', { body: { clientCode, vacancyGuid } }),
  )
  return { [formTokenHeader]: stamp, ...(work ? { [workHeader]: solveChallenge(work) } : {}) }
}

function solveChallenge({ challenge, salt, signature, most }: NonNullable<IssuedFormToken['work']>): string {
  for (let number = 0; number <= most; number++) {
    const hash = createHash('sha256').update(`${salt}${number}`).digest('hex')
    if (hash === challenge) return `${challenge}.${number}.${signature}`
  }
  throw new Error('No number up to the maximum solves the challenge.')
}
