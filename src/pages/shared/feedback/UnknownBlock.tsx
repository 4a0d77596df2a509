import { type ReactNode, useEffect } from 'react'
import { log } from '../../../data/browser/log'
import { siteTexts } from '../../../texts/public/site.texts'
import { Notice } from './Notice'

/**
 * Placeholder for a configured block type that the product does not have: a notice in development, otherwise only a
 * log entry.
 */
export function UnknownBlock({ type }: { type: string }): ReactNode {
  const message = siteTexts.unknownBlock(type)
  useEffect(() => log(message), [message])
  return import.meta.env.DEV ? <Notice type="warning">{message}</Notice> : null
}
