import type { OperationId } from '../../server/endpoints'
import type { AuthoredVacancy, LibraryQuestion } from '../../src/schemas/authoring/authoredVacancy'
import type { SavedLibraryGroup } from '../../src/schemas/authoring/libraryGroup'
import { createAuthoredVacancy } from '../fixtures/authoredVacancy'
import { pdf } from './applicationFixture'
import type { OperationDetails } from './matrix'
import type { Owner, World } from './matrixWorld'
import type { TestServer } from './testServer'

const libraryQuestion = {
  name: 'Why',
  question: { text: 'Why this job?', controlType: 'txa', isRequired: false },
}

const libraryGroup = {
  name: 'About you',
  group: { name: 'About you', questions: [{ ...libraryQuestion.question, id: 'q-why' }] },
}

export interface AuthoredFixture {
  writtenId: string
  libraryId: string
  libraryGroupId: string
}

/** Creates a vacancy that a client's administrator has published twice, a library question and a library group. */
export async function createAuthoredFixture(
  { call }: Pick<TestServer, 'call'>,
  token: string,
  code: string,
): Promise<AuthoredFixture> {
  const callApi = async <Body>(path: string, options: object) =>
    (await call<Body>(path, { token, ...options })).body
  const { id: writtenId } = await callApi<AuthoredVacancy>('/api/ownVacancies', { body: {} })
  const path = `/api/ownVacancies/${writtenId}`
  const document = { method: 'PUT', body: pdf }
  const { fileId } = await callApi<{ fileId: string }>(`${path}/documents/role.pdf`, document)
  const content = createAuthoredVacancy({
    code,
    attachments: [{ fileId, filename: 'role.pdf', description: '' }],
  })
  for (const name of ['First', 'Second']) {
    const { revision } = await callApi<AuthoredVacancy>(path, {
      method: 'PUT',
      body: { content: { ...content, name: `${name} of ${code}` } },
    })
    await callApi(`${path}/publications`, { body: { revision } })
  }
  const { id: libraryId } = await callApi<LibraryQuestion>('/api/questionLibrary', { body: libraryQuestion })
  const { id: libraryGroupId } = await callApi<SavedLibraryGroup>('/api/questionLibrary/groups', {
    body: libraryGroup,
  })
  return { writtenId, libraryId, libraryGroupId }
}

const callAs = <Body>({ call, tokens }: World, owner: Owner, path: string, options: object) => {
  const actor = owner === 'meridian' ? "another client's administrator" : 'the administrator'
  return call<Body>(path, { token: tokens[actor] ?? '', ...options })
}

let createdCount = 0

/** Returns the id of a new draft; for call 0, which will be refused, the id of the published vacancy. */
async function createVacancyDraft(matrixWorld: World, owner: Owner, callNumber: number): Promise<string> {
  if (callNumber === 0) return matrixWorld.of[owner].writtenId
  return (await callAs<AuthoredVacancy>(matrixWorld, owner, '/api/ownVacancies', { body: {} })).body.id
}

async function saveVacancyDraft(
  matrixWorld: World,
  owner: Owner,
  callNumber: number,
): Promise<AuthoredVacancy> {
  const id = await createVacancyDraft(matrixWorld, owner, callNumber)
  if (callNumber === 0) return { id, revision: 0 } as AuthoredVacancy
  const content = createAuthoredVacancy({ code: `MATRIX-OWN-${createdCount++}` })
  return (
    await callAs<AuthoredVacancy>(matrixWorld, owner, `/api/ownVacancies/${id}`, {
      method: 'PUT',
      body: { content },
    })
  ).body
}

async function publishVacancyDraft(matrixWorld: World, owner: Owner, callNumber: number): Promise<string> {
  const { id, revision } = await saveVacancyDraft(matrixWorld, owner, callNumber)
  const path = `/api/ownVacancies/${id}/publications`
  if (callNumber > 0) await callAs(matrixWorld, owner, path, { body: { revision } })
  return id
}

/** Calls on authored vacancies, with their prerequisites. */
export const writtenCalls = {
  deleteOwnVacancy: {
    path: async (matrixWorld, owner, callNumber) =>
      `/api/ownVacancies/${await createVacancyDraft(matrixWorld, owner, callNumber)}`,
  },
  // Uses another vacancy, because a later call requests the document of the published vacancy.
  putOwnVacancy: {
    path: async (matrixWorld, owner, callNumber) =>
      `/api/ownVacancies/${await createVacancyDraft(matrixWorld, owner, callNumber)}`,
    body: () => ({ content: createAuthoredVacancy({ code: `MATRIX-PUT-${createdCount++}` }) }),
  },
  putOwnDocument: { body: () => pdf },
  publishOwnVacancy: {
    // Creating the draft is its first revision; saving it is the second.
    path: async (matrixWorld, owner, callNumber) =>
      `/api/ownVacancies/${(await saveVacancyDraft(matrixWorld, owner, callNumber)).id}/publications`,
    body: () => ({ revision: 2 }),
  },
  closeOwnVacancy: {
    path: async (matrixWorld, owner, callNumber) =>
      `/api/ownVacancies/${await publishVacancyDraft(matrixWorld, owner, callNumber)}/closings`,
  },
  withdrawOwnVacancy: {
    path: async (matrixWorld, owner, callNumber) =>
      `/api/ownVacancies/${await publishVacancyDraft(matrixWorld, owner, callNumber)}/withdrawals`,
  },
  withdrawScheduledChange: {
    path: async (matrixWorld, owner, callNumber) => {
      const id = await publishVacancyDraft(matrixWorld, owner, callNumber)
      const body = { revision: 2, at: '2099-01-01T00:00:00Z' }
      if (callNumber > 0) await callAs(matrixWorld, owner, `/api/ownVacancies/${id}/publications`, { body })
      return `/api/ownVacancies/${id}/scheduledChange`
    },
  },
  compareVacancyVersions: {
    path: (matrixWorld, owner) =>
      `/api/ownVacancies/${matrixWorld.of[owner].writtenId}/versions/1/changes?with=draft`,
  },
  deleteLibraryQuestion: {
    path: async (matrixWorld, owner, callNumber) => {
      if (callNumber === 0) return `/api/questionLibrary/${matrixWorld.of[owner].libraryId}`
      const created = await callAs<LibraryQuestion>(matrixWorld, owner, '/api/questionLibrary', {
        body: libraryQuestion,
      })
      return `/api/questionLibrary/${created.body.id}`
    },
  },
  deleteLibraryGroup: {
    path: async (matrixWorld, owner, callNumber) => {
      if (callNumber === 0) return `/api/questionLibrary/groups/${matrixWorld.of[owner].libraryGroupId}`
      const created = await callAs<SavedLibraryGroup>(matrixWorld, owner, '/api/questionLibrary/groups', {
        body: libraryGroup,
      })
      return `/api/questionLibrary/groups/${created.body.id}`
    },
  },
} satisfies Partial<Record<OperationId, OperationDetails>>
