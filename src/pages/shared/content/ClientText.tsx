import type { ReactNode } from 'react'
import { getLangAttributes } from '../../../schemas/translations/localizeText'

interface ClientTextProps {
  /** The object that contains the text, such as a menu item or a button. */
  labels: object
  /** Key of the text in that object. */
  textKey: string
  children: string
}

/** A client's text among texts of the product. Marked with its language if that differs from the page's language. */
export function ClientText({ labels, textKey, children }: ClientTextProps): ReactNode {
  const mark = getLangAttributes(labels, textKey)
  return mark.lang ? <span {...mark}>{children}</span> : children
}
