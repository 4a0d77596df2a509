import { Upload } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { SiteVersionsApi } from '../../../data/studio/siteVersions.api'
import type { SitePermissions, SiteVersion } from '../../../schemas/site/siteVersion'
import { siteRefusals, studioVersionTexts as texts } from '../../../texts/admin/siteVersions.texts'
import { ConfirmModal } from '../../shared/dialog/ConfirmModal'
import { DownloadButton } from '../../shared/download/DownloadButton'
import { FileButton } from '../../shared/download/FileButton'
import { Notice } from '../../shared/feedback/Notice'
import { ChangeLines } from './PublishModal'

interface SiteFilesProps {
  code: string
  /** Site permissions of the account: an import with changes beyond them is refused. */
  permissions: SitePermissions
  versions: readonly SiteVersion[]
  api: SiteVersionsApi
  /** True if there is an unpublished draft, which an import would replace. */
  hasDraft: boolean
  /** Imports a zip file as the draft and calls `onNotes` with messages about it. Resolves with whether it succeeded. */
  onImport: (zip: File, onNotes: (notes: string[]) => void) => Promise<boolean>
}

/** Exports the site as a zip file, and imports such a file. */
export function SiteFiles({
  code,
  permissions,
  versions,
  api,
  hasDraft,
  onImport,
}: SiteFilesProps): ReactNode {
  const [notes, setNotes] = useState<string[]>([])
  const forbiddenAreas = (['pages', 'look', 'css'] as const).filter((area) => !permissions[area])
  const publishedVersion = versions.find(({ serves }) => serves)
  const [pendingFile, setPendingFile] = useState<File | null>(null)
  const importSite = async (zip: File) => {
    setNotes([])
    setPendingFile(null)
    await onImport(zip, setNotes)
  }
  const handleFile = (zip: File) => {
    if (hasDraft) setPendingFile(zip)
    else void importSite(zip)
  }
  return (
    <section className="fy-site-versions__files fy-stack fy-gap-4 fy-packed">
      <h3>{texts.exportTitle}</h3>
      <p>{texts.exportText}</p>
      {publishedVersion ? (
        <DownloadButton
          filename={`${code}-${publishedVersion.number}.zip`}
          note={texts.version(publishedVersion.number)}
          load={() => api.exportZip(publishedVersion.number)}
        />
      ) : null}
      <DownloadButton filename={`${code}-draft.zip`} note={texts.draft} load={() => api.exportZip('draft')} />
      <FileButton size="small" name={texts.import} accept=".zip,application/zip" onFile={handleFile}>
        <Upload aria-hidden="true" />
        {texts.import}
      </FileButton>
      <p className="fy-note">{texts.importHint}</p>
      {forbiddenAreas.map((area) => (
        <p key={area} className="fy-note">
          {siteRefusals.notAllowed[area]}
        </p>
      ))}
      {notes.length > 0 ? (
        <Notice type="info">
          <ChangeLines changes={notes} />
        </Notice>
      ) : null}
      {pendingFile ? (
        <ConfirmModal
          title={texts.replaceTitle}
          text={texts.replaceText(pendingFile.name)}
          action={texts.replace}
          onConfirm={() => importSite(pendingFile)}
          onClose={() => setPendingFile(null)}
        />
      ) : null}
    </section>
  )
}
