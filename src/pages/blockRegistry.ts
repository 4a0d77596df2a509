import type { BlockRegistry } from '../renderer/page/blockRegistry'
import type { Block } from '../schemas/pages/block'
import { JobListBlock } from './blocks/JobListBlock'
import { NotFoundBlock } from './blocks/NotFoundBlock'
import { VacancyInterestBlock } from './blocks/VacancyInterestBlock'
import { lazyBlock } from './lazyBlock'

/**
 * What every block looks like. The job list comes with the site itself, because most visits begin there; the others
 * come when a page needs them. A block `someName` that comes later stands in `blocks/SomeNameBlock.tsx`: the server
 * finds its files by that.
 */
export const blockRegistry = {
  jobList: JobListBlock,
  jobDetails: lazyBlock(async () => (await import('./blocks/JobDetailsBlock')).JobDetailsBlock),
  applicationForm: lazyBlock(
    async () => (await import('./blocks/ApplicationFormBlock')).ApplicationFormBlock,
  ),
  applicationReceived: lazyBlock(
    async () => (await import('./blocks/ApplicationReceivedBlock')).ApplicationReceivedBlock,
  ),
  loginForm: lazyBlock(async () => (await import('./blocks/LoginFormBlock')).LoginFormBlock),
  submittedApplications: lazyBlock(
    async () => (await import('./blocks/SubmittedApplicationsBlock')).SubmittedApplicationsBlock,
  ),
  settings: lazyBlock(async () => (await import('./blocks/SettingsBlock')).SettingsBlock),
  userManagement: lazyBlock(async () => (await import('./blocks/UserManagementBlock')).UserManagementBlock),
  activity: lazyBlock(async () => (await import('./blocks/ActivityBlock')).ActivityBlock),
  accountSchema: lazyBlock(async () => (await import('./blocks/AccountSchemaBlock')).AccountSchemaBlock),
  vacancyInterest: VacancyInterestBlock,
  notFound: NotFoundBlock,
  pageTitle: lazyBlock(async () => (await import('./blocks/PageTitleBlock')).PageTitleBlock),
  heading: lazyBlock(async () => (await import('./blocks/HeadingBlock')).HeadingBlock),
  richText: lazyBlock(async () => (await import('./blocks/RichTextBlock')).RichTextBlock),
  image: lazyBlock(async () => (await import('./blocks/ImageBlock')).ImageBlock),
  newestJobs: lazyBlock(async () => (await import('./blocks/NewestJobsBlock')).NewestJobsBlock),
  button: lazyBlock(async () => (await import('./blocks/ButtonBlock')).ButtonBlock),
  columns: lazyBlock(async () => (await import('./blocks/ColumnsBlock')).ColumnsBlock),
  text: lazyBlock(async () => (await import('./blocks/TextBlock')).TextBlock),
} satisfies BlockRegistry<Block>
