import type { XStatic } from 'typebox/schema'
import { contentBlocks } from './contentBlocks'
import { jobBlocks } from './jobBlocks'
import { mainBlocks } from './mainBlocks'
import { pictureBlocks } from './pictureBlocks'
import type { productBlocks } from './productBlocks'
import { storyBlocks } from './storyBlocks'

/** Blocks that stand by themselves, on a page or beside it. */
export const sideBlocks = { ...contentBlocks, ...pictureBlocks, ...storyBlocks, ...jobBlocks }

/** What a client may place on its pages by configuration alone. */
export const clientBlocks = { ...mainBlocks, ...sideBlocks }

/** Every declared block's values, made of its shape: `type` leads into the block registry, the rest are its props. */
type BlocksOf<Declarations> = {
  [Type in keyof Declarations]: { type: Type } & XStatic<Declarations[Type]>
}[keyof Declarations]

export type ClientBlock = BlocksOf<typeof clientBlocks>

export type SideBlock = BlocksOf<typeof sideBlocks>

/** What pages are made of. One without a component in `src/pages/registry/blockRegistry.ts` does not compile. */
export type Block = ClientBlock | BlocksOf<typeof productBlocks>

/** The props of the block of this type. */
export type BlockProps<Type extends Block['type']> = Extract<Block, { type: Type }>
