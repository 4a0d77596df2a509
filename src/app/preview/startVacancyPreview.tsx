import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useStoreValue } from '../../data/react/useStoreValue'
import type { Site } from '../../data/site/createSite'
import { paths } from '../../pages/routing/paths'
import {
  type PreviewCommand,
  type PreviewReport,
  readPreviewMessage,
  type VacancyPage,
} from '../../pages/vacancyEditor/preview/previewMessages'
import { createSchemaValidator } from '../../schemas/externalSchema/interpretSchema'
import { SiteRouter } from '../router/SiteRouter'
import { SitePages } from '../SitePages'
import { readBootData } from '../start/startSite'
import { createPreviewHistory, preventFocus } from './previewHistory'
import { createPreviewSite } from './previewSite'

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
  const loadValidator: typeof site.validators.load = async ({ schema }) =>
    createSchemaValidator({ schema: { ...schema }, draft: '7' })
  const previewSite = { ...site, validators: { ...site.validators, load: loadValidator } }
  createRoot(root).render(<VacancyPreviewApp site={previewSite} initialPath={initialPath} />)
}

interface VacancyPreviewAppProps {
  site: Site
  /** The path of the first page. */
  initialPath: string
}

/** Renders the pages of one vacancy, once the editor has sent it. Only links between these pages work. */
function VacancyPreviewApp({ site, initialPath }: VacancyPreviewAppProps): ReactNode {
  const [hasVacancy, setHasVacancy] = useState(false)
  const history = useMemo(
    () => createPreviewHistory(initialPath, { onPush: requestPage, onReplace: requestPage }),
    [initialPath],
  )
  const isReady = useStoreValue(site.clientSite.store, ({ status }) => status === 'ready')
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const command = readPreviewMessage<PreviewCommand>(event, window.parent)
      if (!command) return
      applyVacancy(site, command)
      history.show(getAddress(command))
      setHasVacancy(true)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [site, history])
  useEffect(() => {
    if (isReady) report({ foyer: 'vacancy', kind: 'ready' })
  }, [isReady])
  if (!hasVacancy) return null
  return (
    <SiteRouter history={history}>
      <SitePages site={site} />
    </SiteRouter>
  )
}

/** Stores the vacancy as if the server had returned it. */
function applyVacancy({ vacancies }: Site, { previewed: { detail, lists } }: PreviewCommand): void {
  const { guid } = detail
  const others = (vacancies.store.getState().list ?? []).filter((vacancy) => vacancy.guid !== guid)
  vacancies.store.setState({
    list: [detail, ...others],
    part: null,
    active: { guid, status: 'ready', detail, lists, failedLists: [] },
  })
}

function getAddress({ page, previewed: { detail } }: PreviewCommand): string {
  return page === 'form' ? paths.apply.href(detail.guid) : paths.jobDetails.href(detail.guid)
}

function requestPage(address: string): void {
  const page: VacancyPage | null = address.startsWith('/applicant/apply/')
    ? 'form'
    : address.startsWith('/job/details/')
      ? 'details'
      : null
  if (page) report({ foyer: 'vacancy', kind: 'page', page })
}

function report(message: PreviewReport): void {
  window.parent.postMessage(message, window.location.origin)
}
