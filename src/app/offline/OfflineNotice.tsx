import { WifiOff } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useOnline } from '../../pages/shared/browser/useOnline'
import { offlineTexts } from '../../texts/public/site.texts'
import { reportVisitedPage } from './cacheVisitedPages'
import './OfflineNotice.css'

/** Shows that there is no connection; the application form says so itself. Visited pages are cached. */
export function OfflineNotice({ isForm }: { isForm: boolean }): ReactNode {
  const online = useOnline()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (online) reportVisitedPage(pathname + search)
  }, [online, pathname, search])
  return (
    <div role="status">
      {online || isForm ? null : (
        <p className="fy-offline">
          <WifiOff className="fy-offline__icon" aria-hidden="true" />
          {offlineTexts.offline}
        </p>
      )}
    </div>
  )
}
