import { Type } from 'typebox'

/** An answer without a body. */
export const nothing = Type.Unsafe<undefined>({ type: 'null' })
