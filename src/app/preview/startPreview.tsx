import { createRoot } from 'react-dom/client'
import { bringLanguage } from '../../texts/bringLanguage'
import { speakFromNow } from '../../texts/language'
import { readBootData } from '../readBootData'
import { keepFocusOut } from './keepFocusOut'
import { PreviewApp } from './PreviewApp'
import { createPreviewSite } from './previewSite'
import { stageBlocks } from './stagedBlocks'

/** The pages of a site inside the studio: as a guest sees them, out of what the studio says they are. */
export async function startPreview(): Promise<void> {
  const root = document.getElementById('studio-preview')
  if (!root || window.parent === window) return
  const begin = new URLSearchParams(window.location.search).get('path') ?? '/'
  const boot = readBootData(document, window.location.hostname.split('.')[0] ?? '')
  await bringLanguage(boot.language ?? 'en')
  speakFromNow(boot.language ?? 'en')
  const site = createPreviewSite(boot)
  stageBlocks()
  keepFocusOut()
  void site.clientSite.load()
  createRoot(root).render(<PreviewApp site={site} begin={begin} />)
}
