import type {
  AuthoredVacancy,
  AuthoredVacancyContent,
  AuthoredVacancyVersion,
  CloseResult,
  CountedState,
  CreatedVacancy,
  StoredDocument,
  VacancyRowPage,
  VacancyRowSortKey,
} from '../../schemas/authoring/authoredVacancy'
import type { VacancyFinding } from '../../schemas/authoring/vacancyFindings'
import type { VacancyTemplate } from '../../schemas/authoring/vacancyTemplates'
import { createIfMatchConfig } from '../http/etags'
import type { Http } from '../http/lazyHttp'
import type { SiteTools } from '../site/createSite'

/** Filters and paging of the vacancy list; the first page is 1. */
export interface VacancyQuery {
  state?: CountedState
  /** Search text, matched against name, code, location and department. */
  q?: string
  page?: number
  pageSize?: number
  sort?: VacancyRowSortKey
  order?: 'asc' | 'desc'
  /** One of `cursors` of another page in the same order; it replaces the page's number. */
  cursor?: string
}

interface Publication {
  /** The revision that the author has seen. */
  revision: number
  /** ISO 8601 UTC; publishes at once when omitted. */
  at?: string
  /** The reason for reopening a closed or withdrawn vacancy. */
  reason?: string
}

/** Another user has saved the vacancy meanwhile. */
export interface ChangedMeanwhile {
  outcome: 'changed-meanwhile'
  revision: number
  updatedBy: string | null
  /** ISO 8601 UTC. */
  updatedAt: string | null
}

export type VacancySaveResult = { outcome: 'saved'; vacancy: AuthoredVacancy } | ChangedMeanwhile

/** The outcome of a publication. */
export type VacancyPublishResult =
  | { outcome: 'published'; vacancy: AuthoredVacancy }
  | { outcome: 'faults'; findings: VacancyFinding[] }
  | ChangedMeanwhile

/** Calls about authored vacancies. All calls reject with an `ApiError`. */
export interface AuthoredVacancyApi {
  list: (query: VacancyQuery) => Promise<VacancyRowPage>
  create: (source?: { id: string } | { template: VacancyTemplate }) => Promise<CreatedVacancy>
  read: (id: string) => Promise<AuthoredVacancy>
  /** Saves the draft if the server still has this revision. */
  write: (id: string, content: AuthoredVacancyContent, revision: number) => Promise<VacancySaveResult>
  /** Deletes a draft that was never published; rejects with 409 for any other vacancy. */
  remove: (id: string) => Promise<void>
  /** Sends a document, which the server cleans; the content refers to it by `fileId` in its `attachments`. */
  putDocument: (id: string, filename: string, bytes: Blob) => Promise<StoredDocument>
  /** The bytes of a document that the draft refers to. */
  downloadDocument: (id: string, filename: string) => Promise<Blob>
  publish: (id: string, publication: Publication) => Promise<VacancyPublishResult>
  close: (id: string) => Promise<AuthoredVacancy>
  withdraw: (id: string, reason?: string) => Promise<AuthoredVacancy>
  /** Cancels the scheduled change of an open vacancy; its draft stays. */
  cancelScheduledChange: (id: string) => Promise<AuthoredVacancy>
  /** Closes those vacancies that are open. */
  closeAll: (ids: readonly string[]) => Promise<CloseResult[]>
  /** Versions, newest first. */
  listVersions: (id: string) => Promise<AuthoredVacancyVersion[]>
  /** Describes, in words, the differences between a version and another version or the draft. */
  compareVersions: (id: string, number: number, otherVersion: number | 'draft') => Promise<string[]>
  /** Restores a version as the draft; visitors see it once it is published. */
  restore: (id: string, number: number) => Promise<AuthoredVacancy>
}

/** Factory for `useSiteService`. */
export function createAuthoredVacancyApi({ http }: Pick<SiteTools, 'http'>): AuthoredVacancyApi {
  return {
    ...createListCalls(http),
    ...createWritingCalls(http),
    ...createStateCalls(http),
    ...createVersionCalls(http),
  }
}

const vacanciesUrl = '/api/ownVacancies'
const getDocumentUrl = (id: string, filename: string) =>
  `${getVacancyUrl(id)}/documents/${encodeURIComponent(filename)}`
const getVacancyUrl = (id: string) => `${vacanciesUrl}/${encodeURIComponent(id)}`

/** Returns request options with which responses of these error statuses resolve instead of rejecting. */
function acceptStatuses(...statuses: number[]) {
  return { validateStatus: (status: number) => status < 300 || statuses.includes(status) }
}

function toChangedMeanwhile({ revision, updatedBy, updatedAt }: AuthoredVacancy): ChangedMeanwhile {
  return { outcome: 'changed-meanwhile', revision, updatedBy, updatedAt }
}

function createListCalls(http: Http) {
  return {
    list: async (query: VacancyQuery) =>
      (await http.get<VacancyRowPage>(vacanciesUrl, { params: query })).data,
    closeAll: async (ids: readonly string[]) =>
      (await http.post<CloseResult[]>(`${vacanciesUrl}/closings`, { ids })).data,
  }
}

function createWritingCalls(http: Http) {
  return {
    create: async (source?: { id: string } | { template: VacancyTemplate }) =>
      (await http.post<CreatedVacancy>(vacanciesUrl, source === undefined ? {} : { from: source })).data,
    read: async (id: string) => (await http.get<AuthoredVacancy>(getVacancyUrl(id))).data,
    write: async (
      id: string,
      content: AuthoredVacancyContent,
      revision: number,
    ): Promise<VacancySaveResult> => {
      const config = { ...createIfMatchConfig(`"${revision}"`), ...acceptStatuses(412) }
      const { status, data } = await http.put<AuthoredVacancy>(getVacancyUrl(id), { content }, config)
      return status === 412 ? toChangedMeanwhile(data) : { outcome: 'saved', vacancy: data }
    },
    remove: async (id: string) => {
      await http.delete(getVacancyUrl(id))
    },
    putDocument: async (id: string, filename: string, bytes: Blob) => {
      const config = { headers: { 'Content-Type': 'application/octet-stream' } }
      return (await http.put<StoredDocument>(getDocumentUrl(id, filename), await bytes.arrayBuffer(), config))
        .data
    },
    downloadDocument: async (id: string, filename: string) => {
      const config = { responseType: 'blob' as const }
      return (await http.get<Blob>(getDocumentUrl(id, filename), config)).data
    },
  }
}

type PublicationResponse = AuthoredVacancy & { findings?: VacancyFinding[] }

function createStateCalls(http: Http) {
  return {
    publish: async (id: string, publication: Publication): Promise<VacancyPublishResult> => {
      const path = `${getVacancyUrl(id)}/publications`
      const { status, data } = await http.post<PublicationResponse>(
        path,
        publication,
        acceptStatuses(412, 422),
      )
      if (status === 412) return toChangedMeanwhile(data)
      if (status === 422) return { outcome: 'faults', findings: data.findings ?? [] }
      return { outcome: 'published', vacancy: data }
    },
    close: async (id: string) => (await http.post<AuthoredVacancy>(`${getVacancyUrl(id)}/closings`)).data,
    withdraw: async (id: string, reason?: string) =>
      (
        await http.post<AuthoredVacancy>(
          `${getVacancyUrl(id)}/withdrawals`,
          reason === undefined ? {} : { reason },
        )
      ).data,
    cancelScheduledChange: async (id: string) =>
      (await http.delete<AuthoredVacancy>(`${getVacancyUrl(id)}/scheduledChange`)).data,
  }
}

function createVersionCalls(http: Http) {
  return {
    listVersions: async (id: string) =>
      (await http.get<AuthoredVacancyVersion[]>(`${getVacancyUrl(id)}/versions`)).data,
    compareVersions: async (id: string, number: number, otherVersion: number | 'draft') => {
      const config = { params: { with: otherVersion } }
      const path = `${getVacancyUrl(id)}/versions/${number}/changes`
      return (await http.get<{ changes: string[] }>(path, config)).data.changes
    },
    restore: async (id: string, number: number) =>
      (await http.post<AuthoredVacancy>(`${getVacancyUrl(id)}/versions/${number}/restorations`)).data,
  }
}
