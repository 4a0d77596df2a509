import type { BlockRegistry } from '../../renderer/page/PageRenderer'
import type { Block } from '../../schemas/blocks/block'
import { VacancyInterestBlock } from '../apply/VacancyInterestBlock'
import { JobListBlock } from '../jobList/JobListBlock'
import { NotFoundBlock } from '../notFound/NotFoundBlock'
import { createLazyBlock } from './createLazyBlock'

/**
 * Blocks on the path from the job list, or from a marketplace, to an application, and the Not Found page. The site's
 * initial code contains this list; all other blocks need `blockRegistry`, which loads separately.
 */
export const firstBlocks = {
  jobList: JobListBlock,
  jobDetails: createLazyBlock('jobDetails/JobDetailsBlock', () => import('../jobDetails/JobDetailsBlock')),
  applicationForm: createLazyBlock(
    'apply/ApplicationFormBlock',
    () => import('../apply/ApplicationFormBlock'),
  ),
  applicationReceived: createLazyBlock(
    'apply/ApplicationReceivedBlock',
    () => import('../apply/ApplicationReceivedBlock'),
  ),
  vacancyInterest: VacancyInterestBlock,
  notFound: NotFoundBlock,
} satisfies Partial<BlockRegistry<Block>>
