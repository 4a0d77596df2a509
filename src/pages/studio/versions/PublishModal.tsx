import './Versions.css'
import '../checks/ChecksPanel.css'
import { type ReactNode, use, useId, useRef } from 'react'
import type { Studio } from '../../../data/studio/studio.types'
import type { SiteFinding } from '../../../schemas/site/siteFinding'
import { adminRailTexts } from '../../../texts/admin/adminRail.texts'
import { studioVersionTexts as texts } from '../../../texts/admin/siteVersions.texts'
import { Modal } from '../../shared/dialog/Modal'
import { Notice } from '../../shared/feedback/Notice'
import { FindingItem } from '../checks/FindingItem'
import { PlaceOpener } from '../draft/useStudio'
import { usePublishing } from './usePublishing'

interface PublishModalProps {
  studio: Studio
  /** Address of the client's site. */
  siteHref: string
  onClose: () => void
}

/** Dialog that publishes the draft: shows the changes, asks for a note, and explains a refusal. */
export function PublishModal({ studio, siteHref, onClose }: PublishModalProps): ReactNode {
  const container = useRef<HTMLDivElement>(null)
  const { pendingChanges, isBusy, progress, error, findings, published, dismiss, publish } = usePublishing(
    studio,
    container,
  )
  const note = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  if (published) {
    return (
      <Modal title={texts.published(published.number)} size="small" onClose={onClose}>
        <Notice type="success">
          <p>{texts.publishedText}</p>
        </Notice>
        <div className="fy-modal__actions">
          <a className="fy-button" href={siteHref} target="_blank" rel="noreferrer">
            {adminRailTexts.viewSite}
          </a>
          {/* The pressed button is gone, so this one takes the focus. */}
          <button ref={focusOnMount} type="button" className="fy-button fy-button--primary" onClick={onClose}>
            {texts.close}
          </button>
        </div>
      </Modal>
    )
  }
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
        {findings.length > 0 ? (
          <Notice type="error" title={texts.refused(findings.length)}>
            <FaultList studio={studio} findings={findings} onLeave={onClose} onRepaired={dismiss} />
          </Notice>
        ) : null}
        <PendingChangesPart pendingChanges={pendingChanges} />
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
          <button type="button" className="fy-button fy-button--quiet" onClick={onClose}>
            {texts.cancel}
          </button>
          <button
            type="submit"
            className="fy-button fy-button--primary"
            aria-disabled={isBusy}
            aria-busy={isBusy}
          >
            {isBusy ? texts.publishing : texts.publish}
          </button>
        </div>
      </form>
    </Modal>
  )
}

/** A longer list of changes is collapsed, so that it does not hide the actions. */
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
  return (
    <section className="fy-stack fy-gap-2">
      <h3>{texts.changesTitle}</h3>
      {pendingChanges.changes.length > maxExpandedChanges ? (
        <details>
          <summary>{texts.changes(pendingChanges.changes.length)}</summary>
          <ChangeLines changes={pendingChanges.changes} />
        </details>
      ) : (
        <ChangeLines changes={pendingChanges.changes} />
      )}
    </section>
  )
}

/** A list of change descriptions, one per line. */
export function ChangeLines({ changes }: { changes: readonly string[] }): ReactNode {
  return (
    <ul className="fy-change-lines fy-stack fy-gap-2 fy-break">
      {changes.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same text.
        <li key={index}>{change}</li>
      ))}
    </ul>
  )
}

interface FaultListProps {
  studio: Studio
  findings: readonly SiteFinding[]
  /** Called when the user opens the location of a fault; closes the dialog. */
  onLeave: () => void
  onRepaired: (finding: SiteFinding) => void
}

/** Faults that prevent publishing, each with a link to its location and its repair if there is one. */
function FaultList({ studio, findings, onLeave, onRepaired }: FaultListProps): ReactNode {
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
            key={`${finding.file} ${finding.path} ${finding.code} ${finding.message}`}
            finding={finding}
            rawConfig={rawConfig}
            studio={{
              ...studio,
              edit: (...change) => {
                const isDone = studio.edit(...change)
                if (isDone) onRepaired(finding)
                return isDone
              },
            }}
          />
        ))}
      </ul>
    </PlaceOpener>
  )
}
