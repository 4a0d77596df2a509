import { clientBlocks } from '../pages/block'
import type { BlockDeclaration } from '../pages/blockDeclaration'
import type { JsonShape } from './jsonShape'

const declared: [string, BlockDeclaration][] = Object.entries(clientBlocks)

/** The shapes of all blocks that a client may place, told apart by `type`. */
export const blockShape: JsonShape = {
  type: 'object',
  required: ['type'],
  oneOf: declared.map(([type, { title, description, required, properties }]) => ({
    title,
    description,
    type: 'object' as const,
    additionalProperties: false as const,
    required: ['type', ...required],
    properties: { type: { const: type }, ...properties },
  })),
}
