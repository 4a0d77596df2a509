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
    description: 'One job; at /job/details/:guid only.',
    ...emptyProperties,
    needs: ['vacancy'],
    onlyAt: '/job/details/:guid',
  },
  applicationForm: {
    title: 'Application form',
    description: 'The form; at /applicant/apply/:guid only.',
    ...emptyProperties,
    needs: ['vacancy', 'vacancyLists'],
    onlyAt: '/applicant/apply/:guid',
  },
  applicationReceived: {
    title: 'Receipt',
    description: 'The receipt; at /applicant/received/:guid only.',
    ...emptyProperties,
    onlyAt: '/applicant/received/:guid',
  },
} as const satisfies Record<string, BlockDeclaration>
