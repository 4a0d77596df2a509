import { Ajv, type ErrorObject } from 'ajv'
import { type SentVacancy, type VacancyPayload, wholeVacancy } from '../../../src/schemas/vacancyPayload'
import { questionErrors } from '../../../src/schemas/validation/checkQuestions'
import { contentErrors } from './checkVacancy'
import { VacancyPayloadShape } from './vacancyPayloadShape'

/** The vacancies that can be stored, and what is wrong with the others, a line each. */
export interface JudgedVacancies {
  payloads: VacancyPayload[]
  mistakes: string[]
}

/**
 * Looks at all of a list, so that whoever wrote it hears at once of every mistake in every row: of shape, of content, and of
 * codes that come twice, of which one would replace the other.
 * @param nameOf how a row is called in its mistakes
 */
export function judgeVacancies<Item>(
  list: readonly Item[],
  nameOf: (item: Item, at: number) => string,
): JudgedVacancies {
  const isPayload = new Ajv({ allErrors: true, strict: true }).compile<SentVacancy>(VacancyPayloadShape)
  const seen = new Map<string, string>()
  const judged: JudgedVacancies = { payloads: [], mistakes: [] }
  for (const [at, item] of list.entries()) {
    const name = nameOf(item, at)
    const isShaped = isPayload(item)
    const found = [
      ...(isShaped ? [] : (isPayload.errors ?? []).map(inWords)),
      ...[...contentErrors(item), ...(isShaped ? questionErrors(wholeVacancy(item)) : [])].map(
        ({ path, message }) => `${path} ${message}`,
      ),
      ...codeTaken(item, name, seen),
    ]
    judged.mistakes.push(...found.map((mistake) => `${name}${mistake}`))
    if (isShaped && found.length === 0) judged.payloads.push(wholeVacancy(item))
  }
  return judged
}

/** What the message leaves out: which property it is about, or which values there are. */
function inWords({ instancePath, message, params }: ErrorObject): string {
  const { additionalProperty, allowedValues } = params as {
    additionalProperty?: string
    allowedValues?: unknown
  }
  const more = additionalProperty ?? (allowedValues && JSON.stringify(allowedValues))
  return `${instancePath} ${message}${more ? `: ${more}` : ''}`
}

function codeTaken(item: unknown, name: string, seen: Map<string, string>): string[] {
  const code = typeof item === 'object' && item !== null && 'code' in item ? item.code : undefined
  if (typeof code !== 'string') return []
  const first = seen.get(code)
  if (first === undefined) seen.set(code, name)
  return first === undefined ? [] : [`/code is that of ${first} as well`]
}
