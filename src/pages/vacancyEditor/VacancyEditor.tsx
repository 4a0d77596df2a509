import { ArrowRight, ChevronDown } from 'lucide-react'
import { type ReactNode, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { getConflictVersions, type VacancyEdit } from '../../data/authoring/vacancyAutosave'
import { useStoreValue } from '../../data/react/useStoreValue'
import type { AuthoredVacancy } from '../../schemas/authoring/authoredVacancy'
import { checkAuthoredVacancy } from '../../schemas/authoring/checkAuthoredVacancy'
import { describeVacancyConflicts } from '../../schemas/authoring/mergeVacancies'
import { checkUnparsedNumbers } from '../../schemas/authoring/unparsedNumbers'
import type { VacancyFinding } from '../../schemas/authoring/vacancyFindings'
import { conflictTexts } from '../../texts/admin/changes.texts'
import { vacancyEditorTexts as texts } from '../../texts/admin/vacancyEditor.texts'
import { Button } from '../../widgets/shared/Button'
import { useScreen } from '../shared/browser/useScreen'
import { useScrollToCurrent } from '../shared/browser/useScrollToCurrent'
import { ConflictModal } from '../shared/changes/ConflictModal'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { Notice } from '../shared/feedback/Notice'
import { LeaveGuard } from '../shared/leaveGuard/LeaveGuard'
import { useMenuDetails } from '../shared/menu/useMenuDetails'
import { useClient, useSite } from '../shared/site/SiteContext'
import { EditorHead } from './EditorHead'
import { PartBody } from './PartBody'
import {
  createCheckContext,
  type EditorPart,
  editorParts,
  getPartOfPath,
  getZoneNote,
  readEditorPart,
  readPlace,
} from './parts/editorParts'

/** Editor of one vacancy, divided into parts, with autosave one second after a change. */
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
      <div className="fy-vacancy-editor__room fy-stack fy-gap-4 fy-top">
        <EditorNav part={part} findings={findings} />
        <section
          className="fy-vacancy-editor__part fy-stack fy-gap-5 fy-inset fy-card"
          aria-labelledby="vacancy-part"
          data-part={part}
        >
          <div>
            <h2 className="fy-vacancy-editor__title" id="vacancy-part" ref={heading} tabIndex={-1}>
              {texts.part[part]}
            </h2>
            <p className="fy-note">{getNote(part, timeZone)}</p>
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

/** Focuses the heading when the part changes, unless the user followed a link to a specific field. */
function useFocusOnChange(part: EditorPart, heading: { current: HTMLElement | null }): void {
  const previousPart = useRef(part)
  const hasLinkedPlace = readPlace(useLocation().state) !== null
  useEffect(() => {
    if (previousPart.current === part) return
    previousPart.current = part
    if (!hasLinkedPlace) heading.current?.focus()
  }, [part, hasLinkedPlace, heading])
}

interface EditorNavProps {
  part: EditorPart
  findings: readonly VacancyFinding[]
}

/**
 * Navigation between the parts of the editor, each with its number of errors. On a narrow screen, one line
 * with the current part opens the list of parts.
 */
function EditorNav({ part, findings }: EditorNavProps): ReactNode {
  const isNarrow = useScreen() === 'narrow'
  const { close, ...details } = useMenuDetails()
  const errors = findings.filter(({ severity }) => severity === 'error')
  if (!isNarrow)
    return (
      <nav className="fy-vacancy-editor__nav" aria-label={texts.parts}>
        <PartLinks part={part} errors={errors} />
      </nav>
    )
  return (
    <nav className="fy-vacancy-editor__nav" aria-label={texts.parts}>
      <details {...details} className="fy-vacancy-editor__steps fy-surface">
        <summary className="fy-vacancy-editor__step fy-row fy-gap-2 fy-icons-s">
          <span className="fy-vacancy-editor__current">
            {texts.step(editorParts.indexOf(part) + 1, editorParts.length)} · {texts.part[part]}
          </span>
          <IssueCount count={errors.length} />
          <ChevronDown aria-hidden="true" />
        </summary>
        <PartLinks part={part} errors={errors} onChoose={close} />
      </details>
    </nav>
  )
}

interface PartLinksProps {
  part: EditorPart
  errors: readonly VacancyFinding[]
  /** Called when the user chooses a part. */
  onChoose?: () => void
}

function PartLinks({ part, errors, onChoose }: PartLinksProps): ReactNode {
  const list = useRef<HTMLOListElement>(null)
  useScrollToCurrent(list, part)
  return (
    <ol className="fy-vacancy-editor__parts" ref={list}>
      {editorParts.map((editorPart) => (
        <li key={editorPart}>
          <Link
            className="fy-vacancy-editor__link fy-row fy-gap-2 fy-between"
            to={`?part=${editorPart}`}
            state={{ keepScroll: true }}
            aria-current={editorPart === part ? 'step' : undefined}
            onClick={onChoose}
          >
            {texts.part[editorPart]}
            <IssueCount count={errors.filter(({ path }) => isInPart(editorPart, path)).length} />
          </Link>
        </li>
      ))}
    </ol>
  )
}

/** Number of errors after a part's name; nothing if there are none. */
function IssueCount({ count }: { count: number }): ReactNode {
  if (count === 0) return null
  return (
    <>
      <span className="fy-vacancy-editor__count" aria-hidden="true">
        {count}
      </span>
      <span className="fy-visually-hidden">, {texts.issueCount(count)}</span>
    </>
  )
}

function isInPart(part: EditorPart, path: string): boolean {
  return part !== 'publish' && part !== 'preview' && getPartOfPath(path) === part
}

/** Debounce in milliseconds between a change and its check. */
const checkDelayMs = 150

/**
 * Checks the vacancy in the browser, shortly after each change, and returns the findings. Returns the same
 * array while the findings are unchanged, so that the editor does not render again.
 */
function useVacancyFindings(edit: VacancyEdit): VacancyFinding[] {
  const { now } = useSite()
  const { config } = useClient()
  const [findings, setFindings] = useState<VacancyFinding[]>([])
  useEffect(() => {
    const check = () => {
      const { content, unparsedNumbers } = edit.store.getState()
      const nextFindings = content
        ? [
            ...checkUnparsedNumbers(unparsedNumbers),
            ...checkAuthoredVacancy(content, createCheckContext(now(), config)),
          ]
        : []
      startTransition(() =>
        setFindings((previousFindings) =>
          areFindingsEqual(previousFindings, nextFindings) ? previousFindings : nextFindings,
        ),
      )
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = edit.store.subscribe(({ content, unparsedNumbers }, previousState) => {
      if (content === previousState.content && unparsedNumbers === previousState.unparsedNumbers) return
      clearTimeout(timer)
      // A newly loaded vacancy is checked immediately.
      if (previousState.content === null) check()
      else timer = setTimeout(check, checkDelayMs)
    })
    check()
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [edit, now, config])
  return findings
}

function areFindingsEqual(previous: readonly VacancyFinding[], next: readonly VacancyFinding[]): boolean {
  return JSON.stringify(previous) === JSON.stringify(next)
}

/** Tells the user that another user has saved the vacancy, and asks about the fields that both changed. */
function VacancyConflict({ edit }: { edit: VacancyEdit }): ReactNode {
  const otherVersion = useStoreValue(edit.store, (state) => state.serverVersion)
  const isMerged = useStoreValue(edit.store, (state) => state.isMerged)
  const [dismissedVersion, setDismissedVersion] = useState<AuthoredVacancy | null>(null)
  if (otherVersion === null) return isMerged ? <Notice type="info">{conflictTexts.merged}</Notice> : null
  if (otherVersion === dismissedVersion)
    return (
      <Notice type="warning" title={texts.conflictTitle}>
        <Button size="small" onClick={() => setDismissedVersion(null)}>
          {texts.decideConflict}
        </Button>
      </Notice>
    )
  return (
    <ConflictQuestion
      edit={edit}
      otherVersion={otherVersion}
      onClose={() => setDismissedVersion(otherVersion)}
    />
  )
}

interface ConflictQuestionProps {
  edit: VacancyEdit
  otherVersion: AuthoredVacancy
  onClose: () => void
}

function ConflictQuestion({ edit, otherVersion, onClose }: ConflictQuestionProps): ReactNode {
  const { formatDateTime, localizeDateTimes } = useClientClock()
  const conflicts = useMemo(() => {
    const versions = getConflictVersions({ ...edit.store.getState(), serverVersion: otherVersion })
    return (versions ? describeVacancyConflicts(versions) : []).map(({ path, mine, theirs }) => ({
      path,
      mine: mine.map(localizeDateTimes),
      theirs: theirs.map(localizeDateTimes),
    }))
  }, [edit, otherVersion, localizeDateTimes])
  return (
    <ConflictModal
      title={texts.conflictTitle}
      intro={texts.savedByOther(otherVersion.updatedBy, formatDateTime(otherVersion.updatedAt))}
      conflicts={conflicts}
      onSave={(choices) => void edit.resolve(choices)}
      onClose={onClose}
    />
  )
}
