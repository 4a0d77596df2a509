import { type ReactNode, useEffect } from 'react'
import { log } from '../../../data/browser/log'
import { siteTexts } from '../../../texts/public/site.texts'
import { Notice } from './Notice'

/** A block that the configuration names and the product does not have: visible in development, else only logged. */
export function UnknownBlock({ type }: { type: string }): ReactNode {
  const message = siteTexts.unknownBlock(type)
  useEffect(() => log(message), [message])
  return import.meta.env.DEV ? <Notice type="warning">{message}</Notice> : null
}
