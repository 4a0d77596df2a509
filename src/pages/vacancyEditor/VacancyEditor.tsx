import { ArrowRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import type { VacancyEdit } from '../../data/authoring/vacancyAutosave'
import { useStoreValue } from '../../data/react/useStoreValue'
import { vacancyEditorTexts as texts } from '../../texts/admin/vacancyEditor.texts'
import { LeaveGuard } from '../shared/leaveGuard/LeaveGuard'
import { useClient } from '../shared/site/SiteContext'
import { EditorHead } from './EditorHead'
import { EditorNav } from './EditorNav'
import { PartBody } from './PartBody'
import { type EditorPart, editorParts, readEditorPart, readPlace } from './parts/editorParts'
import { getZoneNote } from './parts/zoneNote'
import { useVacancyFindings } from './useVacancyFindings'
import { VacancyConflict } from './VacancyConflict'

/** Editor of one vacancy, part by part, with autosave one second after a change. */
export function VacancyEditor({ edit }: { edit: VacancyEdit }): ReactNode {
  const [search] = useSearchParams()
  const part = readEditorPart(search)
  const findings = useVacancyFindings(edit)
  const hasContent = useStoreValue(edit.store, (state) => state.content !== null)
  const next = editorParts[editorParts.indexOf(part) + 1]
  const { timeZone } = useClient().config
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnChange(part, heading)
  if (!hasContent) return null
  return (
    <>
      <EditorHead edit={edit} />
      <VacancyConflict edit={edit} />
      <div className="fy-vacancy-editor__room">
        <EditorNav part={part} findings={findings} />
        <section className="fy-vacancy-editor__part fy-card" aria-labelledby="vacancy-part" data-part={part}>
          <div>
            <h2 className="fy-vacancy-editor__title" id="vacancy-part" ref={heading} tabIndex={-1}>
              {texts.part[part]}
            </h2>
            <p className="fy-vacancy-editor__note">{getNote(part, timeZone)}</p>
          </div>
          <PartBody edit={edit} part={part} findings={findings} />
          {next ? (
            <Link className="fy-button fy-vacancy-editor__next" to={`?part=${next}`}>
              {texts.next(texts.part[next])}
              <ArrowRight aria-hidden="true" />
            </Link>
          ) : null}
        </section>
      </div>
      <LeaveGuard isChanged={edit.isChanged} save={edit.save} />
    </>
  )
}

function getNote(part: EditorPart, zone: string | undefined): string {
  if (part !== 'dates') return texts.note[part]
  return `${texts.note.dates} ${getZoneNote(zone)}`
}

/** Focuses the heading when the part changes, as on a page change; a link to a specific field keeps its own focus. */
function useFocusOnChange(part: EditorPart, heading: { current: HTMLElement | null }): void {
  const before = useRef(part)
  const isLed = readPlace(useLocation().state) !== null
  useEffect(() => {
    if (before.current === part) return
    before.current = part
    if (!isLed) heading.current?.focus()
  }, [part, isLed, heading])
}
