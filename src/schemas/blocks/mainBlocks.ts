import type { BlockDeclaration } from './blockDeclaration'

const emptyProperties = { properties: {}, required: [] } as const

/** Main content blocks of pages; each contains the heading of its page. */
export const mainBlocks = {
  jobList: {
    title: 'Job list',
    description: 'The list of jobs with its search.',
    ...emptyProperties,
    needs: ['vacancies'],
  },
  jobDetails: {
    title: 'Job',
    description: 'One job; only on /job/details/:guid.',
    ...emptyProperties,
    needs: ['vacancy'],
    onlyPath: '/job/details/:guid',
  },
  applicationForm: {
    title: 'Application form',
    description: 'The form; only on /applicant/apply/:guid.',
    ...emptyProperties,
    needs: ['vacancy', 'vacancyLists'],
    onlyPath: '/applicant/apply/:guid',
  },
  applicationReceived: {
    title: 'Receipt',
    description: 'The receipt; only on /applicant/received/:guid.',
    ...emptyProperties,
    onlyPath: '/applicant/received/:guid',
  },
} as const satisfies Record<string, BlockDeclaration>
