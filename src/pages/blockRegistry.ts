import { lazy } from 'react'
import type { BlockRegistry } from '../renderer/page/blockRegistry'
import type { Block } from '../schemas/pages/block'
import { JobListBlock } from './blocks/JobListBlock'
import { NotFoundBlock } from './blocks/NotFoundBlock'
import { VacancyInterestBlock } from './blocks/VacancyInterestBlock'

/**
 * What every block looks like. The job list comes with the site itself, because most visits begin there; the others
 * come when a page needs them.
 */
export const blockRegistry: BlockRegistry<Block> = {
  jobList: JobListBlock,
  jobDetails: lazy(async () => ({ default: (await import('./blocks/JobDetailsBlock')).JobDetailsBlock })),
  applicationForm: lazy(async () => ({
    default: (await import('./blocks/ApplicationFormBlock')).ApplicationFormBlock,
  })),
  applicationReceived: lazy(async () => ({
    default: (await import('./blocks/ApplicationReceivedBlock')).ApplicationReceivedBlock,
  })),
  loginForm: lazy(async () => ({ default: (await import('./blocks/LoginFormBlock')).LoginFormBlock })),
  submittedApplications: lazy(async () => ({
    default: (await import('./blocks/SubmittedApplicationsBlock')).SubmittedApplicationsBlock,
  })),
  settings: lazy(async () => ({ default: (await import('./blocks/SettingsBlock')).SettingsBlock })),
  userManagement: lazy(async () => ({
    default: (await import('./blocks/UserManagementBlock')).UserManagementBlock,
  })),
  activity: lazy(async () => ({ default: (await import('./blocks/ActivityBlock')).ActivityBlock })),
  accountSchema: lazy(async () => ({
    default: (await import('./blocks/AccountSchemaBlock')).AccountSchemaBlock,
  })),
  vacancyInterest: VacancyInterestBlock,
  notFound: NotFoundBlock,
  pageTitle: lazy(async () => ({ default: (await import('./blocks/PageTitleBlock')).PageTitleBlock })),
  heading: lazy(async () => ({ default: (await import('./blocks/HeadingBlock')).HeadingBlock })),
  richText: lazy(async () => ({ default: (await import('./blocks/RichTextBlock')).RichTextBlock })),
  image: lazy(async () => ({ default: (await import('./blocks/ImageBlock')).ImageBlock })),
  newestJobs: lazy(async () => ({ default: (await import('./blocks/NewestJobsBlock')).NewestJobsBlock })),
  button: lazy(async () => ({ default: (await import('./blocks/ButtonBlock')).ButtonBlock })),
  columns: lazy(async () => ({ default: (await import('./blocks/ColumnsBlock')).ColumnsBlock })),
  text: lazy(async () => ({ default: (await import('./blocks/TextBlock')).TextBlock })),
}
