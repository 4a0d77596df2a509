import { contentBlocks } from './contentBlocks'
import { mainBlocks } from './mainBlocks'

/** What a client may place on its pages by configuration alone. */
export const clientBlocks = { ...mainBlocks, ...contentBlocks }
