import { type ReactNode, useEffect } from 'react'
import { layoutTexts } from '../../texts/site'
import { PlainPage } from './PlainPage'

/** What an address shows that belongs to no client [ER-04]. */
export function UnknownClient({ subdomain }: { subdomain: string }): ReactNode {
  useEffect(() => {
    document.title = layoutTexts.unknownTitle
  }, [])
  return <PlainPage title={layoutTexts.unknownTitle} text={layoutTexts.unknownText(subdomain)} />
}
