import { useEffect } from 'react'
import { useClient } from '../site/SiteContext'

/** Names the page in the browser's tab more closely than its definition does; null leaves it alone. */
export function usePageTitle(title: string | null): void {
  const { siteTitle } = useClient().config
  useEffect(() => {
    if (title !== null) document.title = `${title} · ${siteTitle}`
  }, [title, siteTitle])
}
