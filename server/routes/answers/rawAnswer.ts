import { Type } from 'typebox'
import type { Raw } from '../endpoint'

/** An answer that is text of its own media type. */
export const textAnswer = (media: string) => Type.Unsafe<Raw>({ type: 'string', contentMediaType: media })

/** The bytes of a file, under the type that it has. */
export const fileAnswer = Type.Unsafe<Raw>({ type: 'string', format: 'binary', contentMediaType: '*/*' })
