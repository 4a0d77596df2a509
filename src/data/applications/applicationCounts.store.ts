import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ApplicationCounts } from '../../schemas/applications/application'
import type { Http } from '../http/lazyHttp'
import type { ApplicationFilters } from './applicationParams'

/**
 * Which applications are counted: all, only Expressions of Interest, only those of one vacancy, or both restrictions.
 */
export interface CountScope {
  isExpressionOfInterest?: string | undefined
  vacancyId?: string | undefined
}

/** Returns the part of a list's filters that also applies to its counts. */
export function getCountScope({
  isExpressionOfInterest,
  vacancyId,
}: CountScope): Partial<Pick<ApplicationFilters, keyof CountScope>> {
  return {
    ...(isExpressionOfInterest === 'true' ? { isExpressionOfInterest } : {}),
    ...(vacancyId ? { vacancyId } : {}),
  }
}

/** The key of a scope's counts in the store; '' for all applications. */
export function getCountKey(scope: CountScope): string {
  return new URLSearchParams(getCountScope(scope)).toString()
}

export interface ApplicationCountsStore {
  /** By `getCountKey`; a scope is absent until its counts are loaded. */
  store: StoreApi<Record<string, ApplicationCounts | undefined>>
  /** Loads the counts of a scope; if the request fails, the earlier counts stay. */
  load: (scope: CountScope) => Promise<void>
}

/** Counts of applications by status, for the administrators' navigation and the inbox's views. */
export function createApplicationCounts({ http }: { http: Http }): ApplicationCountsStore {
  const store = createStore<Record<string, ApplicationCounts | undefined>>(() => ({}))
  return {
    store,
    load: async (scope) => {
      try {
        const { data } = await http.get<ApplicationCounts>('/api/applicationCounts', {
          params: getCountScope(scope),
        })
        store.setState({ [getCountKey(scope)]: data })
      } catch {
        // Counts are optional, so a failure is ignored; the HTTP client already reports 5xx and handles 401.
      }
    },
  }
}
