import type { Problem } from '../src/schemas/applications/application'
import type { FieldError } from '../src/schemas/forms/builtForm'
import { problemTexts } from '../src/texts/admin/api.texts'

export type ProblemCode = keyof typeof problemTexts

/** What some refusals tell besides: whose draft came first, or why a site is not published. */
interface MemberMessages {
  revision: number
  updatedBy: string | null
  updatedAt: string | null
  findings: readonly object[]
}

export interface ProblemParts {
  errors?: FieldError[]
  /** Seconds until it is worth trying again. */
  retryAfter?: number
  /** What else the body says, of a code that tells more than errors. */
  members?: Partial<MemberMessages>
}

/** A refusal with a code; the server's one error handler makes problem+json of it. */
export class ProblemError extends Error {
  readonly code: ProblemCode
  readonly parts: ProblemParts

  constructor(code: ProblemCode, parts: ProblemParts = {}) {
    super(code)
    this.code = code
    this.parts = parts
  }
}

/** The body that RFC 9457 describes, with our `errors`, and what else a code tells. */
export function problemBody(
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
