import { createRoot } from 'react-dom/client'
import { setLanguage } from '../../texts/language/language'
import { loadLanguage } from '../../texts/loadTranslations'
import { readBootData } from '../start/readBootData'
import { markBlocks } from './markedBlocks'
import { PreviewApp } from './PreviewApp'
import { preventFocus } from './preventFocus'
import { createPreviewSite } from './previewSite'

/**
 * Starts the preview canvas inside the studio: the site as a guest sees it, with the content that the studio sends.
 */
export async function startPreview(): Promise<void> {
  const root = document.getElementById('studio-preview')
  if (!root || window.parent === window) return
  const initialPath = new URLSearchParams(window.location.search).get('path') ?? '/'
  const boot = readBootData(document, window.location.hostname.split('.')[0] ?? '')
  await loadLanguage(boot.language ?? 'en')
  setLanguage(boot.language ?? 'en')
  const site = createPreviewSite(boot)
  markBlocks()
  preventFocus()
  void site.clientSite.load()
  createRoot(root).render(<PreviewApp site={site} initialPath={initialPath} />)
}
