import { createContext, use } from 'react'
import type { AnswerSteps } from '../context/structureContext'

/** Data and functions that the rows of a list share. */
export interface ListScope {
  path: AnswerSteps
  count: number
  /** Minimum number of rows. */
  least: number
  /** First index to which a row can be moved. */
  first: number
  /** Moves a row to another index. */
  move: (from: number, to: number) => void
  /** True if the row with this rjsf key is folded into a line. */
  isFolded: (key: string) => boolean
  fold: (key: string, folded: boolean) => void
  /** Returns the name of the row at this index, such as 'Referee 2' for index 1. */
  getName: (index: number) => string
}

export const ListContext = createContext<ListScope | null>(null)

export function useList(): ListScope {
  const list = use(ListContext)
  if (!list) throw new Error('A row stands outside its list.')
  return list
}
