import type { ReactNode } from 'react'
import { getLangAttributes } from '../../../schemas/translations/localizeText'

interface CustomTextProps {
  /** The object that contains the text, such as a menu item or a button. */
  of: object
  /** Key of the text in that object. */
  word: string
  children: string
}

/** Text written by the client among the product's own; marked with its language if that differs from the page's. */
export function ClientText({ of, word, children }: CustomTextProps): ReactNode {
  const mark = getLangAttributes(of, word)
  return mark.lang ? <span {...mark}>{children}</span> : children
}
