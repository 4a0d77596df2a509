import { useEffect } from 'react'
import { useClient } from '../site/SiteContext'

/** Sets a more specific document title than the page definition; null leaves the title unchanged. */
export function usePageTitle(title: string | null): void {
  const { siteTitle } = useClient().config
  useEffect(() => {
    if (title !== null) document.title = `${title} · ${siteTitle}`
  }, [title, siteTitle])
}
