import { clientBlocks, sideBlocks } from '../blocks/block'
import type { BlockDeclaration } from '../blocks/blockDeclaration'
import type { JsonShape } from '../configShape/jsonShape'

/** Returns the combined shape of these blocks, distinguished by `type`. */
const anyOf = (declared: Readonly<Record<string, BlockDeclaration>>): JsonShape => ({
  type: 'object',
  required: ['type'],
  oneOf: Object.entries(declared).map(([type, { title, description, required, properties }]) => ({
    title,
    description,
    type: 'object' as const,
    additionalProperties: false as const,
    required: ['type', ...required],
    properties: { type: { const: type }, ...properties },
  })),
})

/** The shape of blocks that a client may place on a page. */
export const blockShape = anyOf(clientBlocks)

/** The shape of blocks that a client may place in the sidebar. */
export const sideBlockShape = anyOf(sideBlocks)
