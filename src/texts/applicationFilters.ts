/** Around the filters of Submitted Applications. */
export const applicationFiltersTexts = {
  open: 'Filter',
  panel: 'Filter applications',
  active: 'Filters in use',
  clear: 'Clear filters',
  remove: (what: string) => `Remove the filter ${what}`,
  backToFront: 'The first day is after the last one, so no application can match.',
  noMatch: 'No application matches these filters',
  noMatchText: 'Try fewer filters, or other dates.',
} as const
