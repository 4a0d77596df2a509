import { createContext, type ReactNode } from 'react'

/** Notices that the layout shows below the header of the current administrators' page. */
export const PageNotices = createContext<ReactNode>(null)
