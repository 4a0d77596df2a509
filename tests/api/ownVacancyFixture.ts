import type { Problem } from '../../src/schemas/application'
import type { CreatedVacancy, OwnVacancy, OwnVacancyContent } from '../../src/schemas/vacancies/ownVacancy'
import type { VacancyFinding } from '../../src/schemas/vacancies/vacancyFinding'
import { ownVacancy } from '../fixtures/ownVacancy'
import type { Answer, CallOptions, TestServer } from './testServer'

export type Refused = Problem & {
  findings: VacancyFinding[]
  revision: number
  updatedBy: string
  updatedAt: string
}

/** The calls on vacancies that are written in the browser, by whoever has the token. */
export function ownVacancyCalls(server: Pick<TestServer, 'call'>, token: () => string) {
  const ask = <Body>(rest: string, options: CallOptions = {}): Promise<Answer<Body>> =>
    server.call<Body>(`/api/ownVacancies${rest}`, { token: token(), ...options })
  const create = async (from?: object) => (await ask<CreatedVacancy>('', { body: from ? { from } : {} })).body
  const save = (id: string, content: OwnVacancyContent, revision?: number) =>
    ask<OwnVacancy & Refused>(`/${id}`, {
      method: 'PUT',
      body: { content },
      ...(revision === undefined ? {} : { headers: { 'if-match': `"${revision}"` } }),
    })
  const publish = (id: string, body: { revision: number; at?: string; reason?: string }) =>
    ask<OwnVacancy & Refused>(`/${id}/publications`, { body })
  /** One that is drafted with this in it. */
  const drafted = async (more: Partial<OwnVacancyContent>) => {
    const { id, revision } = await create()
    return (await save(id, ownVacancy(more), revision)).body
  }
  return {
    ask,
    create,
    save,
    publish,
    drafted,
    read: async (id: string) => (await ask<OwnVacancy>(`/${id}`)).body,
    act: (id: string, what: 'closings' | 'withdrawals') =>
      ask<OwnVacancy & Refused>(`/${id}/${what}`, what === 'closings' ? { method: 'POST' } : { body: {} }),
    /** One that visitors see. */
    open: async (more: Partial<OwnVacancyContent>) => {
      const { id, revision } = await drafted(more)
      return (await publish(id, { revision })).body
    },
  }
}
