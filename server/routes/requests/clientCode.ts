import { Type } from 'typebox'

/** Of a call whose caller has no token yet that would say it. */
export const ClientCode = Type.String({ minLength: 1, maxLength: 100 })
