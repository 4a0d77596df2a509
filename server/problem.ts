import type { Problem } from '../src/schemas/applications/application'
import type { FieldError } from '../src/schemas/forms/builtForm'
import { problemTexts } from '../src/texts/admin/api.texts'

export type ProblemCode = keyof typeof problemTexts

/** Additional members of some problem responses, such as the newer draft or the findings that prevent publishing. */
interface AdditionalMembers {
  revision: number
  updatedBy: string | null
  updatedAt: string | null
  findings: readonly object[]
}

export interface ProblemParts {
  errors?: FieldError[]
  /** Seconds after which the client may retry. */
  retryAfter?: number
  /** Additional members of the response body, for codes that have any. */
  members?: Partial<AdditionalMembers>
}

/** An error with a problem code; the error handler converts it to problem+json. */
export class ProblemError extends Error {
  readonly code: ProblemCode
  readonly parts: ProblemParts

  constructor(code: ProblemCode, parts: ProblemParts = {}) {
    super(code)
    this.code = code
    this.parts = parts
  }
}

/** Returns the RFC 9457 body with `errors` and the additional members of the code. */
export function createProblemBody(
  code: ProblemCode,
  { errors, members }: Pick<ProblemParts, 'errors' | 'members'> = {},
): Problem {
  const [status, title, detail] = problemTexts[code]
  const body = { type: `urn:foyer:problem:${code}`, title, status, detail, ...members }
  return errors ? { ...body, errors } : body
}

/** Returns the value. @throws not-found if it is missing; the response is the same for another client's value */
export function orNotFound<Value>(value: Value | undefined | null): Value {
  if (value === undefined || value === null) throw new ProblemError('not-found')
  return value
}
