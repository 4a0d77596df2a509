import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import '../../../widgets/textInput/TextInput.css'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { Studio } from '../../../data/studio/studio.types'
import { isBelowVacancyPage, isReservedPath } from '../../../schemas/pages/clientPaths'
import { normalizePath } from '../../../schemas/pages/normalizePath'
import { changePagePath, getPagePath, getPages } from '../../../schemas/siteEditing/pageChanges'
import { replaceHtmlLinks } from '../../../schemas/siteEditing/pageLinks'
import { inspectorTexts as texts } from '../../../texts/admin/siteEditing.texts'
import { applyChange, useDraftText } from '../draft/useStudio'

/**
 * Input for the path of a page. A valid new path applies when the user leaves or submits the input; links to the page
 * are updated, too.
 */
export function PagePathField({ studio, index }: { studio: Studio; index: number }): ReactNode {
  const id = useId()
  const rawConfig = useStoreValue(studio.store, (state) => state.rawConfig)
  const path = getPagePath(rawConfig, index)
  const sidebar = useDraftText(studio, sidebarName)
  const [typedText, setTypedText] = useState<string | null>(null)
  const text = typedText ?? path
  const problem = typedText === null || typedText === path ? null : getProblem(rawConfig, index, typedText)
  const isChanged = typedText !== null && typedText !== path && problem === null
  const applyPath = () => {
    if (!isChanged) return
    setTypedText(null)
    applyChange(studio, changePagePath(rawConfig, index, text, studio.store.getState().publishedPaths))
    updateSidebarLinks(studio, sidebar, path, text)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    applyPath()
  }
  return (
    <form className="fy-stack fy-gap-1" onSubmit={submit}>
      <label className="fy-field__label" htmlFor={id}>
        {texts.path}
      </label>
      <input
        className="fy-input"
        id={id}
        value={text}
        spellCheck={false}
        autoComplete="off"
        maxLength={200}
        aria-describedby={`${id}-help`}
        aria-invalid={problem !== null || undefined}
        onChange={(event) => setTypedText(event.target.value)}
        onBlur={applyPath}
      />
      <p className={problem === null ? 'fy-inspector__help fy-note' : 'fy-field__error'} id={`${id}-help`}>
        {problem ?? texts.pathHelp}
      </p>
    </form>
  )
}

const sidebarName = 'sidebar.html'

/** Updates links in the sidebar. The sidebar is a file beside config.json, so this is a separate undo step. */
function updateSidebarLinks(studio: Studio, html: string, from: string, to: string): void {
  const updatedHtml = html === '' ? html : replaceHtmlLinks(html, from, to)
  // If saving fails, the checks report the broken link.
  if (updatedHtml !== html)
    studio
      .addFile(sidebarName, new Blob([updatedHtml], { type: 'text/html' }), texts.sidebarFollows(to))
      .catch(() => undefined)
}

/** Returns the reason why the page cannot have this path; null if it can. */
function getProblem(rawConfig: unknown, index: number, path: string): string | null {
  if (!/^\/(?!\/)[^?#%*\\\s]*$/.test(path)) return texts.pathShape
  if (isReservedPath(path) || isBelowVacancyPage(path)) return texts.pathReserved
  const otherPaths = getPages(rawConfig).map((_, other) =>
    other === index ? '' : normalizePath(getPagePath(rawConfig, other)),
  )
  return otherPaths.includes(normalizePath(path)) ? texts.pathTaken : null
}
