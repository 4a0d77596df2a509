import { createContext, use } from 'react'
import type { Studio } from '../../../data/studio/studio.types'

/** The studio that a form's fields belong to; provides its pages and pictures. */
export const StudioContext = createContext<Studio | null>(null)

export function useStudio(): Studio {
  const studio = use(StudioContext)
  if (!studio) throw new Error('A field of the studio stands outside of StudioContext.')
  return studio
}
