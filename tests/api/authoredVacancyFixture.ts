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
  const callApi = <Body>(rest: string, options: CallOptions = {}): Promise<Answer<Body>> =>
    server.call<Body>(`/api/ownVacancies${rest}`, { token: token(), ...options })
  const create = async (from?: object) =>
    (await callApi<CreatedVacancy>('', { body: from ? { from } : {} })).body
  const save = (id: string, content: AuthoredVacancyContent, revision?: number) =>
    callApi<AuthoredVacancy & Refused>(`/${id}`, {
      method: 'PUT',
      body: { content },
      ...(revision === undefined ? {} : { headers: { 'if-match': `"${revision}"` } }),
    })
  const publish = (id: string, body: { revision: number; at?: string; reason?: string }) =>
    callApi<AuthoredVacancy & Refused>(`/${id}/publications`, { body })
  /** Creates a draft with this content. */
  const createDraft = async (more: Partial<AuthoredVacancyContent>) => {
    const { id, revision } = await create()
    return (await save(id, createAuthoredVacancy(more), revision)).body
  }
  return {
    callApi,
    create,
    save,
    publish,
    createDraft,
    fetchAuthoredVacancy: async (id: string) => (await callApi<AuthoredVacancy>(`/${id}`)).body,
    closeOrWithdraw: (id: string, action: 'closings' | 'withdrawals') =>
      callApi<AuthoredVacancy & Refused>(
        `/${id}/${action}`,
        action === 'closings' ? { method: 'POST' } : { body: {} },
      ),
    /** Creates and publishes a vacancy with this content. */
    createPublished: async (more: Partial<AuthoredVacancyContent>) => {
      const { id, revision } = await createDraft(more)
      return (await publish(id, { revision })).body
    },
  }
}
