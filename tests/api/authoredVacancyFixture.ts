import type { Problem } from '../../src/schemas/applications/application'
import type {
  AuthoredVacancy,
  AuthoredVacancyContent,
  CreatedVacancy,
} from '../../src/schemas/authoring/authoredVacancy'
import type { VacancyFinding } from '../../src/schemas/authoring/vacancyFindings'
import { createAuthoredVacancy } from '../fixtures/authoredVacancy'
import type { Answer, CallOptions, TestServer } from './testServer'

export type Refused = Problem & {
  findings: VacancyFinding[]
  revision: number
  updatedBy: string
  updatedAt: string
}

/** Returns functions that call the API of authored vacancies with a user's token. */
export function createOwnVacancyCalls(server: Pick<TestServer, 'call'>, token: () => string) {
  const ask = <Body>(rest: string, options: CallOptions = {}): Promise<Answer<Body>> =>
    server.call<Body>(`/api/ownVacancies${rest}`, { token: token(), ...options })
  const create = async (from?: object) => (await ask<CreatedVacancy>('', { body: from ? { from } : {} })).body
  const save = (id: string, content: AuthoredVacancyContent, revision?: number) =>
    ask<AuthoredVacancy & Refused>(`/${id}`, {
      method: 'PUT',
      body: { content },
      ...(revision === undefined ? {} : { headers: { 'if-match': `"${revision}"` } }),
    })
  const publish = (id: string, body: { revision: number; at?: string; reason?: string }) =>
    ask<AuthoredVacancy & Refused>(`/${id}/publications`, { body })
  /** Creates a draft with this content. */
  const createDraft = async (more: Partial<AuthoredVacancyContent>) => {
    const { id, revision } = await create()
    return (await save(id, createAuthoredVacancy(more), revision)).body
  }
  return {
    ask,
    create,
    save,
    publish,
    createDraft,
    read: async (id: string) => (await ask<AuthoredVacancy>(`/${id}`)).body,
    act: (id: string, action: 'closings' | 'withdrawals') =>
      ask<AuthoredVacancy & Refused>(
        `/${id}/${action}`,
        action === 'closings' ? { method: 'POST' } : { body: {} },
      ),
    /** Creates and publishes a vacancy with this content. */
    open: async (more: Partial<AuthoredVacancyContent>) => {
      const { id, revision } = await createDraft(more)
      return (await publish(id, { revision })).body
    },
  }
}
