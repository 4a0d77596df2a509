/** Words of the blocks that clients place on their pages. */
export const pageBlockTexts = {
  newestJobs: 'Newest jobs',
  noJobs: 'We are not advertising any roles at this time.',
} as const
