import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ApplicationCounts as Counts } from '../../schemas/applications/application'
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

export interface ApplicationCounts {
  /** By `getCountKey`; a scope is absent until its counts are loaded. */
  store: StoreApi<Record<string, Counts | undefined>>
  /** Loads the counts of a scope; if the request fails, the earlier counts stay. */
  load: (scope: CountScope) => Promise<void>
}

/** Counts of unopened applications, for the administrators' bar and the inbox's views. */
export function createApplicationCounts({ http }: { http: Http }): ApplicationCounts {
  const store = createStore<Record<string, Counts | undefined>>(() => ({}))
  return {
    store,
    load: async (scope) => {
      try {
        const { data } = await http.get<Counts>('/api/applicationCounts', { params: getCountScope(scope) })
        store.setState({ [getCountKey(scope)]: data })
      } catch {
        // Counts are optional, so a failure is ignored; the HTTP client already reports 5xx and handles 401.
      }
    },
  }
}
