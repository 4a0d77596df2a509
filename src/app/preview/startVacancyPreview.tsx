import { createRoot } from 'react-dom/client'
import { interpretSchema } from '../../schemas/externalSchema/interpretSchema'
import { readBootData } from '../start/readBootData'
import { preventFocus } from './preventFocus'
import { createPreviewSite } from './previewSite'
import { VacancyPreviewApp } from './VacancyPreviewApp'

/** The pages of a vacancy inside its editor: as a guest sees them, out of what the editor says it is. */
export function startVacancyPreview(): void {
  const root = document.getElementById('studio-preview')
  if (!root || window.parent === window) return
  const begin = new URLSearchParams(window.location.search).get('path') ?? '/'
  const site = createPreviewSite(readBootData(document, window.location.hostname.split('.')[0] ?? ''))
  preventFocus()
  void site.clientSite.load()
  // Of a form that is still written nothing was compiled: its schema is read at every check.
  const read: typeof site.validators.load = async ({ schema }) =>
    interpretSchema({ schema: { ...schema }, draft: '7' })
  const shown = { ...site, validators: { ...site.validators, load: read } }
  createRoot(root).render(<VacancyPreviewApp site={shown} begin={begin} />)
}
