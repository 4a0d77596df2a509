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
  const { calls, loaded, load, run } = useVersions(studio)
  const isDrafted = useStoreValue(
    studio.store,
    ({ draft, saved }) => draft.updatedAt !== null || saved !== 'saved',
  )
  const may = useStoreValue(studio.store, (state) => state.may)
  const [pendingVersion, setPendingVersion] = useState<SiteVersion | 'draft' | null>(null)
  if (loaded === null) return <Skeleton lines={6} />
  if (loaded === 'failed') {
    return (
      <Notice type="error" title={texts.loadFailed}>
        <button type="button" className="fy-button fy-button--small" onClick={load}>
          {texts.tryAgain}
        </button>
      </Notice>
    )
  }
  const { serves, versions } = loaded
  const confirm = async () => {
    setPendingVersion(null)
    if (pendingVersion === 'draft') await run(calls.throwAway, texts.thrownAway)
    else if (pendingVersion)
      await run(() => calls.restore(pendingVersion.number), texts.broughtBack(pendingVersion.number))
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
          <VersionList versions={versions} onRestore={setPendingVersion} />
          <CompareVersions versions={versions} calls={calls} />
        </>
      ) : null}
      <SiteFiles
        code={studio.store.getState().draft.clientCode}
        may={may}
        versions={versions}
        calls={calls}
        isDrafted={isDrafted}
        onImport={async (zip, onNotes) => {
          await studio.save()
          return run(async () => onNotes(await calls.importZip(zip)), texts.imported, texts.replaced)
        }}
      />
      <button type="button" className="fy-button" onClick={() => setPendingVersion('draft')}>
        {texts.throwAway}
      </button>
      {pendingVersion ? (
        <Question
          version={pendingVersion}
          onClose={() => setPendingVersion(null)}
          onConfirm={() => void confirm()}
        />
      ) : null}
    </div>
  )
}

interface QuestionProps {
  version: SiteVersion | 'draft'
  onClose: () => void
  onConfirm: () => void
}

function Question({ version, onClose, onConfirm }: QuestionProps): ReactNode {
  const isDraft = version === 'draft'
  return (
    <Modal
      title={isDraft ? texts.throwAwayTitle : texts.bringBackTitle(version.number)}
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
