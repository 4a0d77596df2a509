import type { ReactNode } from 'react'
import { getLangAttributes } from '../../../schemas/translations/localizeText'

interface OwnWordProps {
  /** What says it: a menu item, a button. */
  of: object
  /** Which of its words it is. */
  word: string
  children: string
}

/** A client's own word among words of the product: marked where it is not in the page's language. */
export function ClientText({ of, word, children }: OwnWordProps): ReactNode {
  const mark = getLangAttributes(of, word)
  return mark.lang ? <span {...mark}>{children}</span> : children
}
