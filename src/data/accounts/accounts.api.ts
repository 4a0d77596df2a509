import type {
  AccountSchema,
  OpenAccountSchema,
  SchemaVersion,
} from '../../schemas/accountSchema/accountSchema'
import type { AccountFacts } from '../../schemas/accounts/buildUserForm'
import type { FirstStepName, FirstSteps } from '../../schemas/accounts/firstSteps.types'
import type { Activity } from '../../schemas/activity/activity.types'
import type { Pagination } from '../../schemas/applications/application'
import type { EmploymentTypes } from '../../schemas/employmentTypes/employmentTypeCode'
import type { KnownEmploymentTypes } from '../../schemas/employmentTypes/employmentTypeRows'
import type {
  NotificationChoice,
  NotificationSettings,
} from '../../schemas/notifications/notificationSettings.types'
import type {
  ErasureProof,
  PersonalDataReport,
  Retention,
  RetentionPreview,
} from '../../schemas/privacy/personalData.types'
import { createIfMatchConfig, getEtag } from '../http/etags'
import type { Http } from '../http/lazyHttp'

/** The onboarding steps that a new client has not completed yet. Calls reject with an `ApiError`. */
interface FirstStepsApi {
  listRemaining: () => Promise<readonly FirstStepName[]>
  dismiss: () => Promise<void>
}

export function createFirstStepsApi({ http }: { http: Http }): FirstStepsApi {
  return {
    listRemaining: async () => (await http.get<FirstSteps>('/api/firstSteps')).data.left,
    dismiss: async () => {
      await http.post('/api/firstSteps/end')
    },
  }
}

/** Maps a client's employment types to those that job search engines understand. Calls reject with an `ApiError`. */
interface EmploymentTypesApi {
  read: () => Promise<KnownEmploymentTypes>
  save: (employmentTypes: EmploymentTypes) => Promise<void>
}

export function createEmploymentTypesApi({ http }: { http: Http }): EmploymentTypesApi {
  return {
    read: async () => (await http.get<KnownEmploymentTypes>('/api/employmentTypes')).data,
    save: async (employmentTypes) => {
      await http.put('/api/employmentTypes', { employmentTypes })
    },
  }
}

/** E-mail notification settings of the signed-in user. Calls reject with an `ApiError`. */
interface NotificationSettingsApi {
  read: () => Promise<NotificationSettings>
  saveChoice: (choice: NotificationChoice, address: string) => Promise<NotificationSettings>
}

export function createNotificationSettingsApi({ http }: { http: Http }): NotificationSettingsApi {
  return {
    read: async () => (await http.get<NotificationSettings>('/api/ownNotices')).data,
    saveChoice: async (choice, address) =>
      (await http.put<NotificationSettings>('/api/ownNotices', { choice, address })).data,
  }
}

/** The personal data of applicants that a client stores. Calls reject with an `ApiError`. */
interface PersonalDataApi {
  find: (email: string) => Promise<PersonalDataReport>
  /** All data of the person, as one JSON file. */
  exportData: (email: string) => Promise<Blob>
  erase: (email: string) => Promise<ErasureProof>
  getRetention: () => Promise<Retention>
  previewRetention: (months: number) => Promise<RetentionPreview>
  saveRetention: (months: number | null) => Promise<Retention>
}

export function createPersonalDataApi({ http }: { http: Http }): PersonalDataApi {
  return {
    find: async (email) => (await http.post<PersonalDataReport>('/api/people/search', { email })).data,
    exportData: async (email) =>
      (await http.post<Blob>('/api/people/export', { email }, { responseType: 'blob' })).data,
    erase: async (email) => (await http.post<ErasureProof>('/api/people/erase', { email })).data,
    getRetention: async () => (await http.get<Retention>('/api/retention')).data,
    previewRetention: async (months) =>
      (await http.get<RetentionPreview>('/api/retention/preview', { params: { months } })).data,
    saveRetention: async (months) => (await http.put<Retention>('/api/retention', { months })).data,
  }
}

/** Data shown beside the accounts in the accounts table. Calls reject with an `ApiError`. */
interface AccountFactsApi {
  /** Facts by account id. */
  loadFacts: () => Promise<ReadonlyMap<number, AccountFacts>>
  /** Logos as data URLs, by account id; accounts without a logo are absent. */
  loadLogos: (ids: readonly number[]) => Promise<ReadonlyMap<number, string>>
}

/** Maximum number of logos per request. */
const maxLogosPerRequest = 60

export function createAccountFactsApi({ http }: { http: Http }): AccountFactsApi {
  const getLogos = async (ids: readonly number[]) => {
    const params = { ids: ids.join(',') }
    const { data } = await http.get<{ id: number; image: string }[]>('/api/accountLogos', { params })
    return data.map(({ id, image }) => [id, image] as const)
  }
  return {
    loadFacts: async () => {
      const { data } = await http.get<AccountFacts[]>('/api/accountFacts')
      return new Map(data.map((facts) => [facts.id, facts]))
    },
    loadLogos: async (ids) => {
      const requests = Array.from({ length: Math.ceil(ids.length / maxLogosPerRequest) }, (_, index) =>
        getLogos(ids.slice(index * maxLogosPerRequest, (index + 1) * maxLogosPerRequest)),
      )
      return new Map((await Promise.all(requests)).flat())
    },
  }
}

/** An account schema with the ETag that identifies its revision. */
export interface SchemaState {
  accountSchema: OpenAccountSchema
  etag: string | null
}

/**
 * The SuperUser's calls about the questions that accounts may ask on application forms. Calls reject with an
 * `ApiError`.
 */
interface AccountSchemasApi {
  read: (id: number) => Promise<SchemaState>
  listVersions: (id: number) => Promise<SchemaVersion[]>
  /** Rejects with 412 when another user has saved since `etag`. A null `etag` skips the check and overwrites. */
  save: (id: number, schema: AccountSchema, etag: string | null) => Promise<SchemaState>
  restore: (id: number, version: number, etag: string | null) => Promise<SchemaState>
}

export function createAccountSchemasApi({ http }: { http: Http }): AccountSchemasApi {
  const getPath = (id: number, subpath = '') => `/api/users/${id}/schema${subpath}`
  const toState = (response: Awaited<ReturnType<typeof http.get<OpenAccountSchema>>>): SchemaState => ({
    accountSchema: response.data,
    etag: getEtag(response.headers),
  })
  return {
    read: async (id) => toState(await http.get<OpenAccountSchema>(getPath(id))),
    listVersions: async (id) => (await http.get<SchemaVersion[]>(getPath(id, '/versions'))).data,
    save: async (id, { customFields, catalogue }, etag) =>
      toState(
        await http.put<OpenAccountSchema>(
          getPath(id),
          { customFields, catalogue },
          createIfMatchConfig(etag),
        ),
      ),
    restore: async (id, version, etag) =>
      toState(
        await http.post<OpenAccountSchema>(
          getPath(id, `/versions/${version}/restore`),
          undefined,
          createIfMatchConfig(etag),
        ),
      ),
  }
}

export const activityPageSize = 25

/** Filters of the audit log; an empty string does not filter. Dates are 'YYYY-MM-DD'. */
export interface ActivityFilters {
  /** A client's subdomain; used by the SuperUser's log only. */
  client: string
  by: string
  action: string
  fromDate: string
  toDate: string
}

export interface ActivityPage {
  results: Activity[]
  pagination: Pagination
  /** When the log was read, ISO 8601 UTC. Pages requested as of this time list the same entries. */
  asOf: string
}

interface ActivityApi {
  /** @param asOf `asOf` of another page of the same filters; without it, the newest entries are included */
  loadPage: (page: number, filters: ActivityFilters, asOf?: string) => Promise<ActivityPage>
  /** All entries that match the filters, as CSV. */
  exportCsv: (filters: ActivityFilters) => Promise<Blob>
}

/**
 * The audit log: `ownClient` of the signed-in client, `allClients` of every client (SuperUser only). Calls reject with an
 * `ApiError`.
 */
interface ActivityLog {
  ownClient: ActivityApi
  allClients: ActivityApi
}

export function createActivityApis({ http }: { http: Http }): ActivityLog {
  return {
    ownClient: createActivityCalls(http, '/api/audit'),
    allClients: createActivityCalls(http, '/api/audit/all'),
  }
}

function createActivityCalls(http: Http, path: string): ActivityApi {
  return {
    loadPage: async (page, filters, asOf) => {
      const params = { page, pageSize: activityPageSize, ...toQuery(filters), ...(asOf ? { asOf } : {}) }
      return (await http.get<ActivityPage>(path, { params })).data
    },
    exportCsv: async (filters) => {
      const params = toQuery(filters)
      return (await http.get<Blob>(`${path}.csv`, { params, responseType: 'blob' })).data
    },
  }
}

/** Omits empty filters from the query. */
function toQuery({ client, ...filters }: ActivityFilters): Record<string, string> {
  const filledFilters = Object.entries({ clientCode: client, ...filters }).filter(
    ([, value]) => value.trim() !== '',
  )
  return Object.fromEntries(filledFilters)
}
