import { selectWordForm } from '../language/language'

/** The filter bar above every administrators' list. */
export const filterBarTexts = {
  more: 'More filters',
  filters: 'Filters',
  anyValue: 'All',
  active: 'Filters in use',
  clear: 'Clear all',
  close: 'Close',
  remove: (what: string) => `Remove the filter ${what}`,
  show: (results: number | null) =>
    results === null ? 'Show results' : `Show ${selectWordForm(results, '1 result', `${results} results`)}`,
} as const
