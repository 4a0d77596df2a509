import type { VacancyRowSortKey } from '../../../src/schemas/authoring/authoredVacancy'
import type { PageCursor } from '../../db/pageCursor'
import { isStorableText, readCursor } from '../../http/readCursor'

/** @throws bad-query if the text is not a valid cursor of the list in this order */
export function readVacancyCursor(text: string, sort: VacancyRowSortKey): PageCursor<string> {
  return readCursor(text, isStorableText, (value): value is string | number =>
    sort === 'state' ? isRank(value) : isStorableText(value),
  )
}

/** Returns whether the value is the position of a state in the order of states. */
const isRank = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 10
