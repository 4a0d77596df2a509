import { Type } from 'typebox'

/** The ETag that a change is made to; without it, or with `*`, whatever is there is overwritten. */
export const IfMatch = Type.Object({ 'if-match': Type.Optional(Type.String({ maxLength: 1000 })) })
