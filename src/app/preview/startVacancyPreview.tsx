import { createRoot } from 'react-dom/client'
import { interpretSchema } from '../../schemas/externalSchema/interpretSchema'
import { readBootData } from '../start/readBootData'
import { preventFocus } from './preventFocus'
import { createPreviewSite } from './previewSite'
import { VacancyPreviewApp } from './VacancyPreviewApp'

/**
 * Starts the vacancy preview inside the editor: the vacancy as a guest sees it, with the content that the editor
 * sends.
 */
export function startVacancyPreview(): void {
  const root = document.getElementById('studio-preview')
  if (!root || window.parent === window) return
  const initialPath = new URLSearchParams(window.location.search).get('path') ?? '/'
  const site = createPreviewSite(readBootData(document, window.location.hostname.split('.')[0] ?? ''))
  preventFocus()
  void site.clientSite.load()
  // The server has no compiled validator for an unsaved form, so its schema is interpreted.
  const read: typeof site.validators.load = async ({ schema }) =>
    interpretSchema({ schema: { ...schema }, draft: '7' })
  const previewSite = { ...site, validators: { ...site.validators, load: read } }
  createRoot(root).render(<VacancyPreviewApp site={previewSite} initialPath={initialPath} />)
}
