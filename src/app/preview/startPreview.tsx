import { createRoot } from 'react-dom/client'
import { readBootData } from '../readBootData'
import { keepFocusOut } from './keepFocusOut'
import { PreviewApp } from './PreviewApp'
import { createPreviewSite } from './previewSite'
import { stageBlocks } from './stagedBlocks'

/** The pages of a site inside the studio: as a guest sees them, out of what the studio says they are. */
export function startPreview(): void {
  const root = document.getElementById('studio-preview')
  if (!root || window.parent === window) return
  const begin = new URLSearchParams(window.location.search).get('path') ?? '/'
  const site = createPreviewSite(readBootData(document, window.location.hostname.split('.')[0] ?? ''))
  stageBlocks()
  keepFocusOut()
  void site.clientSite.load()
  createRoot(root).render(<PreviewApp site={site} begin={begin} />)
}
