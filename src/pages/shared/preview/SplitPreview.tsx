import { Button } from '../../../widgets/shared/Button'
import './SplitPreview.css'
import { Eye } from 'lucide-react'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { settingsPageTexts as texts } from '../../../texts/admin/settings.texts'
import { Modal } from '../dialog/Modal'

interface SplitPreviewProps {
  /**
   * Renders the preview; null if there is none. `closePreview` closes the preview if it covers the page, then calls
   * `focus`, which moves the focus to the content.
   */
  preview: ((closePreview: (focus: () => void) => void) => ReactNode) | null
  children: ReactNode
}

/** Content with its preview: beside it on a wide screen, else behind a button. */
export function SplitPreview({ preview, children }: SplitPreviewProps): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const isWide = useWideScreen()
  const closePreview = (focus: () => void) => {
    flushSync(() => setOpen(false))
    focus()
  }
  const previewContent = preview?.(closePreview)
  return (
    <div className="fy-beside fy-stack fy-top" data-beside={(isWide && preview !== null) || undefined}>
      <div className="fy-beside__content fy-stack fy-top">
        {isWide || preview === null ? null : (
          <Button
            size="small"
            className="fy-beside__opener"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            <Eye aria-hidden="true" />
            {texts.showPreview}
          </Button>
        )}
        {children}
      </div>
      {isWide ? previewContent : null}
      {isOpen && !isWide && preview ? (
        <Modal title={texts.preview} size="large" onClose={() => setOpen(false)}>
          <div className="fy-beside__sheet fy-shrink">{previewContent}</div>
          <Button look="primary" className="fy-beside__close" onClick={() => setOpen(false)}>
            {texts.closePreview}
          </Button>
        </Modal>
      ) : null}
    </div>
  )
}

/** From 80 rem on, administration pages have two columns beside the rail. */
const query = '(min-width: 80rem)'

/**
 * Cached while there are subscribers, because reading `matches` at every render forces the browser to update styles.
 */
let cachedMatches: boolean | null = null
let listenerCount = 0

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query)
  const onMediaChange = () => {
    cachedMatches = media.matches
    onChange()
  }
  cachedMatches = media.matches
  listenerCount += 1
  media.addEventListener('change', onMediaChange)
  return () => {
    media.removeEventListener('change', onMediaChange)
    listenerCount -= 1
    if (listenerCount === 0) cachedMatches = null
  }
}

/** Returns whether there is room for a second column beside a form; false on the server. */
function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => cachedMatches ?? window.matchMedia(query).matches,
    () => false,
  )
}
