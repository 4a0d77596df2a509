import type { BlockRegistry } from '../renderer/page/blockRegistry'
import type { Block } from '../schemas/pages/block'
import { JobListBlock } from './blocks/JobListBlock'
import { NotFoundBlock } from './blocks/NotFoundBlock'
import { VacancyInterestBlock } from './blocks/VacancyInterestBlock'
import { lazyBlock } from './lazyBlock'

/** Blocks on the way from the list to an application. They are known with the site itself; the others are looked up. */
export const firstBlocks = {
  jobList: JobListBlock,
  jobDetails: lazyBlock('JobDetailsBlock', () => import('./blocks/JobDetailsBlock')),
  applicationForm: lazyBlock('ApplicationFormBlock', () => import('./blocks/ApplicationFormBlock')),
  applicationReceived: lazyBlock(
    'ApplicationReceivedBlock',
    () => import('./blocks/ApplicationReceivedBlock'),
  ),
  vacancyInterest: VacancyInterestBlock,
  notFound: NotFoundBlock,
} satisfies Partial<BlockRegistry<Block>>
