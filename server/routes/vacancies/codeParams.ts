import { Type } from 'typebox'

/** A vacancy by the code that its back-office gave it. */
export const CodeParams = Type.Object({ code: Type.String({ minLength: 1, maxLength: 100 }) })
