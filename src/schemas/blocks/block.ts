import type { XStatic } from 'typebox/schema'
import { contentBlocks } from './contentBlocks'
import { jobBlocks } from './jobBlocks'
import { mainBlocks } from './mainBlocks'
import { pictureBlocks } from './pictureBlocks'
import type { productBlocks } from './productBlocks'
import { storyBlocks } from './storyBlocks'

/** Blocks that can be placed anywhere: on a page or in the sidebar. */
export const sideBlocks = { ...contentBlocks, ...pictureBlocks, ...storyBlocks, ...jobBlocks }

/** Blocks that a client can place on its pages by configuration. */
export const clientBlocks = { ...mainBlocks, ...sideBlocks }

/**
 * The values of all declared blocks, derived from their shapes: `type` selects the component in the block registry,
 * the other properties are its props.
 */
type DeclaredBlocks<Declarations> = {
  [Type in keyof Declarations]: { type: Type } & XStatic<Declarations[Type]>
}[keyof Declarations]

export type ClientBlock = DeclaredBlocks<typeof clientBlocks>

export type SideBlock = DeclaredBlocks<typeof sideBlocks>

/** Any block of a page. A block without a component in `src/pages/registry/blockRegistry.ts` is a compile error. */
export type Block = ClientBlock | DeclaredBlocks<typeof productBlocks>

/** The props of the block of this type. */
export type BlockProps<Type extends Block['type']> = Extract<Block, { type: Type }>
