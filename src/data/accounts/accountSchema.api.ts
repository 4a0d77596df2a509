import type {
  AccountSchema,
  OpenAccountSchema,
  SchemaVersion,
} from '../../schemas/accountSchema/accountSchema'
import { getEtag, ifMatchHeader } from '../http/etags'
import type { Http } from '../http/lazyHttp'

/** An account schema with the ETag that identifies its revision. */
export interface SchemaState {
  open: OpenAccountSchema
  etag: string | null
}

/**
 * The SuperUser's calls about the questions that accounts may ask on application forms. Calls reject with an
 * `ApiError`.
 */
export interface AccountSchemas {
  open: (id: number) => Promise<SchemaState>
  versions: (id: number) => Promise<SchemaVersion[]>
  /** Rejects with 412 when another user has saved since `etag`. A null `etag` skips the check and overwrites. */
  save: (id: number, schema: AccountSchema, etag: string | null) => Promise<SchemaState>
  restore: (id: number, version: number, etag: string | null) => Promise<SchemaState>
}

export function createAccountSchemas({ http }: { http: Http }): AccountSchemas {
  const path = (id: number, rest = '') => `/api/users/${id}/schema${rest}`
  const state = (answer: Awaited<ReturnType<typeof http.get<OpenAccountSchema>>>): SchemaState => ({
    open: answer.data,
    etag: getEtag(answer.headers),
  })
  return {
    open: async (id) => state(await http.get<OpenAccountSchema>(path(id))),
    versions: async (id) => (await http.get<SchemaVersion[]>(path(id, '/versions'))).data,
    save: async (id, { customFields, catalogue }, etag) =>
      state(await http.put<OpenAccountSchema>(path(id), { customFields, catalogue }, ifMatchHeader(etag))),
    restore: async (id, version, etag) =>
      state(
        await http.post<OpenAccountSchema>(
          path(id, `/versions/${version}/restore`),
          undefined,
          ifMatchHeader(etag),
        ),
      ),
  }
}
