import { Button } from '../../../widgets/shared/Button'
import './Versions.css'
import '../checks/ChecksPanel.css'
import { type ReactNode, use, useId, useRef } from 'react'
import type { Studio } from '../../../data/studio/studio.types'
import type { SiteFinding } from '../../../schemas/site/siteFinding'
import type { SiteVersion } from '../../../schemas/site/siteVersion'
import { adminRailTexts } from '../../../texts/admin/adminRail.texts'
import { studioVersionTexts as texts } from '../../../texts/admin/siteVersions.texts'
import { useClientClock } from '../../shared/dateTime/useClientClock'
import { Modal } from '../../shared/dialog/Modal'
import { Notice } from '../../shared/feedback/Notice'
import { FindingItem } from '../checks/FindingItem'
import { useFindings } from '../checks/useFindings'
import { PlaceOpener } from '../draft/useStudio'
import { type ChangedText, splitTextChange } from './splitTextChange'
import { usePublishing } from './usePublishing'

interface PublishModalProps {
  studio: Studio
  /** Address of the client's site. */
  siteHref: string
  onClose: () => void
}

/**
 * Dialog that publishes the draft: shows what must be fixed first, suggestions and the changes, and asks for a note.
 * Afterwards it shows the published version.
 */
export function PublishModal({ studio, siteHref, onClose }: PublishModalProps): ReactNode {
  const container = useRef<HTMLDivElement>(null)
  const { pendingChanges, isBusy, progress, error, findings, publishedVersion, dismissFinding, publish } =
    usePublishing(studio, container)
  const siteFindings = useFindings(studio)
  const faults = getUniqueFindings([...siteFindings.filter(isError), ...findings])
  const suggestions = siteFindings.filter((finding) => !isError(finding))
  const note = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  if (publishedVersion)
    return <PublishedModal version={publishedVersion} siteHref={siteHref} onClose={onClose} />
  return (
    <Modal title={texts.publishTitle} size="medium" onClose={onClose}>
      <form
        className="fy-publish fy-stack fy-gap-4 fy-packed"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void publish(note.current?.value ?? '')
        }}
      >
        {error ? (
          <Notice type="error">
            <p>{error}</p>
          </Notice>
        ) : null}
        {faults.length > 0 ? (
          <Notice type="error" title={texts.refused(faults.length)}>
            <FindingList studio={studio} findings={faults} onLeave={onClose} onRepaired={dismissFinding} />
          </Notice>
        ) : null}
        <PendingChangesPart pendingChanges={pendingChanges} />
        {suggestions.length > 0 ? (
          <details className="fy-publish__suggestions">
            <summary>{texts.suggestions(suggestions.length)}</summary>
            <FindingList studio={studio} findings={suggestions} onLeave={onClose} />
          </details>
        ) : null}
        <div className="fy-field">
          <label className="fy-field__label" htmlFor={id}>
            {texts.note}
          </label>
          <textarea
            ref={note}
            id={id}
            className="fy-input"
            rows={2}
            maxLength={500}
            aria-describedby={`${id}--hint`}
          />
          <p className="fy-field__notes" id={`${id}--hint`}>
            {texts.noteHint}
          </p>
        </div>
        <p className="fy-publish__progress" role="status">
          {progress}
        </p>
        <div ref={container} />
        <div className="fy-modal__actions">
          <Button look="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" look="primary" aria-disabled={isBusy} aria-busy={isBusy}>
            {isBusy ? texts.publishing : texts.publish}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

interface PublishedModalProps {
  version: SiteVersion
  siteHref: string
  onClose: () => void
}

/** The published version: its number, time, author, note and changes, with a link to the site. */
function PublishedModal({ version, siteHref, onClose }: PublishedModalProps): ReactNode {
  const { formatDateTime } = useClientClock()
  const { number, at, by, note, changes } = version
  return (
    <Modal title={texts.published(number)} size="small" onClose={onClose}>
      <div className="fy-publish fy-stack fy-gap-3 fy-packed fy-break">
        <Notice type="success">
          <p>{texts.publishedText}</p>
          <p>{texts.savedBy(formatDateTime(at), by)}</p>
        </Notice>
        {note ? <p>{note}</p> : null}
        <ChangesPart title={texts.publishedChanges} changes={changes} />
        <div className="fy-modal__actions">
          {/* The pressed button is gone, so this one takes the focus. */}
          <Button ref={focusOnMount} look="quiet" onClick={onClose}>
            {texts.close}
          </Button>
          <a className="fy-button fy-button--primary" href={siteHref} target="_blank" rel="noreferrer">
            {adminRailTexts.viewSite}
          </a>
        </div>
      </div>
    </Modal>
  )
}

const isError = ({ severity }: SiteFinding) => severity === 'error'
const getKey = ({ file, path, code, message }: SiteFinding) => `${file} ${path} ${code} ${message}`

function getUniqueFindings(findings: readonly SiteFinding[]): SiteFinding[] {
  return [...new Map(findings.map((finding) => [getKey(finding), finding])).values()]
}

/** A list with more changes than this is collapsed, so that it does not hide the actions. */
const maxExpandedChanges = 8

const focusOnMount = (button: HTMLButtonElement | null) => button?.focus()

function PendingChangesPart({
  pendingChanges,
}: Pick<ReturnType<typeof usePublishing>, 'pendingChanges'>): ReactNode {
  if (pendingChanges === null) return <p role="status">{texts.loading}</p>
  if (pendingChanges.serves === 'folder') return <p role="status">{texts.firstPublishOfFolder}</p>
  if (pendingChanges.serves === 'defaults') return <p role="status">{texts.firstPublishOfDefault}</p>
  if (pendingChanges.changes === null) return <p role="status">{texts.changesFailed}</p>
  if (pendingChanges.changes.length === 0) return <p role="status">{texts.noChanges}</p>
  return <ChangesPart title={texts.changesTitle} changes={pendingChanges.changes} />
}

function ChangesPart({ title, changes }: { title: string; changes: readonly string[] }): ReactNode {
  if (changes.length === 0) return null
  return (
    <section className="fy-stack fy-gap-2">
      <h3>{title}</h3>
      {changes.length > maxExpandedChanges ? (
        <details>
          <summary>{texts.changes(changes.length)}</summary>
          <ChangeLines changes={changes} />
        </details>
      ) : (
        <ChangeLines changes={changes} />
      )}
    </section>
  )
}

/** A list of change descriptions. If a text changed, its old and its new version have a line each. */
export function ChangeLines({ changes }: { changes: readonly string[] }): ReactNode {
  return (
    <ul className="fy-change-lines fy-stack fy-gap-2 fy-break">
      {changes.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same text.
        <li key={index}>
          <ChangeLine description={change} />
        </li>
      ))}
    </ul>
  )
}

function ChangeLine({ description }: { description: string }): ReactNode {
  const change = splitTextChange(description)
  if (!change) return description
  return (
    <>
      {change.subject}
      <p className="fy-change-lines__text">
        <span className="fy-note">{texts.fromLabel}</span> <ChangedWords parts={change.before} />
      </p>
      <p className="fy-change-lines__text fy-change-lines__text--new">
        <span className="fy-note">{texts.toLabel}</span> <ChangedWords parts={change.after} />
      </p>
    </>
  )
}

function ChangedWords({ parts: [start, difference, end] }: { parts: ChangedText }): ReactNode {
  return (
    <>
      “{start}
      {start && difference ? ' ' : null}
      {difference ? <mark>{difference}</mark> : null}
      {end && (start || difference) ? ' ' : null}
      {end}”
    </>
  )
}

interface FindingListProps {
  studio: Studio
  findings: readonly SiteFinding[]
  /** Called when the user opens the location of a finding; closes the dialog. */
  onLeave: () => void
  onRepaired?: (finding: SiteFinding) => void
}

/** Findings with buttons that close the dialog and open their locations, and buttons that repair them. */
function FindingList({ studio, findings, onLeave, onRepaired }: FindingListProps): ReactNode {
  const { rawConfig } = studio.store.getState()
  const open = use(PlaceOpener) ?? studio.select
  const closeAndOpen = (path: string) => {
    onLeave()
    open(path)
  }
  return (
    <PlaceOpener value={closeAndOpen}>
      <ul className="fy-faults fy-stack fy-gap-2 fy-break">
        {findings.map((finding) => (
          <FindingItem
            key={getKey(finding)}
            finding={finding}
            rawConfig={rawConfig}
            studio={{
              ...studio,
              edit: (...change) => {
                const isDone = studio.edit(...change)
                if (isDone) onRepaired?.(finding)
                return isDone
              },
            }}
          />
        ))}
      </ul>
    </PlaceOpener>
  )
}
