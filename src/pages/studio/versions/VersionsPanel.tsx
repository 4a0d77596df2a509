import { type ReactNode, useState } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { Studio } from '../../../data/studio/studio.types'
import type { SiteVersion } from '../../../schemas/site/siteVersion'
import { studioVersionTexts as texts } from '../../../texts/admin/siteVersions.texts'
import { Modal } from '../../shared/dialog/Modal'
import { Notice } from '../../shared/feedback/Notice'
import { Skeleton } from '../../shared/feedback/Skeleton'
import { CompareVersions } from './CompareVersions'
import { SiteFiles } from './SiteFiles'
import { useVersions } from './useVersions'
import { VersionList } from './VersionList'
import './Versions.css'

/** Published versions of the site with author, date and changes, restore, and file export and import. */
export function VersionsPanel({ studio }: { studio: Studio }): ReactNode {
  const { calls, known, load, act } = useVersions(studio)
  const isDrafted = useStoreValue(
    studio.store,
    ({ draft, saved }) => draft.updatedAt !== null || saved !== 'saved',
  )
  const may = useStoreValue(studio.store, (state) => state.may)
  const [wanted, setWanted] = useState<SiteVersion | 'draft' | null>(null)
  if (known === null) return <Skeleton lines={6} />
  if (known === 'failed') {
    return (
      <Notice type="error" title={texts.loadFailed}>
        <button type="button" className="fy-button fy-button--small" onClick={load}>
          {texts.tryAgain}
        </button>
      </Notice>
    )
  }
  const { serves, versions } = known
  const confirm = async () => {
    setWanted(null)
    if (wanted === 'draft') await act(calls.throwAway, texts.thrownAway)
    else if (wanted) await act(() => calls.bringBack(wanted.number), texts.broughtBack(wanted.number))
  }
  return (
    <div className="fy-site-versions">
      <h2 className="fy-site-versions__title">{texts.title}</h2>
      <p>
        {serves.version === null
          ? texts.serves[serves.source === 'folder' ? 'folder' : 'defaults']
          : texts.serves.version(serves.version)}
      </p>
      {versions.length > 0 ? (
        <>
          <VersionList versions={versions} onBringBack={setWanted} />
          <CompareVersions versions={versions} calls={calls} />
        </>
      ) : null}
      <SiteFiles
        code={studio.store.getState().draft.clientCode}
        may={may}
        versions={versions}
        calls={calls}
        isDrafted={isDrafted}
        onTake={async (zip, onNotes) => {
          await studio.save()
          return act(async () => onNotes(await calls.take(zip)), texts.imported, texts.replaced)
        }}
      />
      <button type="button" className="fy-button" onClick={() => setWanted('draft')}>
        {texts.throwAway}
      </button>
      {wanted ? (
        <Question wanted={wanted} onClose={() => setWanted(null)} onConfirm={() => void confirm()} />
      ) : null}
    </div>
  )
}

interface QuestionProps {
  wanted: SiteVersion | 'draft'
  onClose: () => void
  onConfirm: () => void
}

function Question({ wanted, onClose, onConfirm }: QuestionProps): ReactNode {
  const isDraft = wanted === 'draft'
  return (
    <Modal
      title={isDraft ? texts.throwAwayTitle : texts.bringBackTitle(wanted.number)}
      size="small"
      onClose={onClose}
    >
      <p>{isDraft ? texts.throwAwayText : texts.bringBackText}</p>
      <div className="fy-modal__actions">
        <button type="button" className="fy-button fy-button--quiet" onClick={onClose}>
          {texts.cancel}
        </button>
        <button type="button" className={`fy-button fy-button--primary`} onClick={onConfirm}>
          {isDraft ? texts.throwAway : texts.bringBack}
        </button>
      </div>
    </Modal>
  )
}
