import { ArrowUp, Download, FileText, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { createAuthoredVacancyApi } from '../../../data/authoring/authoredVacancies.api'
import type { VacancyEdit } from '../../../data/authoring/vacancyAutosave'
import { toApiError } from '../../../data/http/apiError'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { AuthoredAttachment } from '../../../schemas/authoring/authoredVacancy'
import { vacancyEditorTexts as texts } from '../../../texts/admin/vacancyEditor.texts'
import '../../../widgets/textInput/TextInput.css'
import { FileButton } from '../../shared/download/FileButton'
import { saveFile } from '../../shared/download/saveFile'
import { RowButton } from '../../shared/reorder/RowButton'
import { useSite, useSiteService } from '../../shared/site/SiteContext'

const acceptedTypes = '.pdf,.doc,.docx,.odt,.rtf,.txt,.png,.jpg,.jpeg,.gif'

/** Documents of a vacancy, in the order in which visitors see them. */
export function VacancyDocuments({ edit }: { edit: VacancyEdit }): ReactNode {
  const documents = useStoreValue(edit.store, (state) => state.content?.attachments ?? noDocuments)
  const { isBusy, add, change, download, status, error } = useDocuments(edit)
  return (
    <div className="fy-stack fy-plain-list fy-gap-3">
      {documents.length === 0 ? <p>{texts.noDocuments}</p> : null}
      <ol className="fy-stack fy-plain-list fy-gap-3" aria-label={texts.documentList}>
        {documents.map((document, index) => (
          <li key={`${document.fileId} ${document.filename}`}>
            <DocumentRow
              document={document}
              isFirst={index === 0}
              onDownload={() => void download(document.filename)}
              onDescriptionChange={(description) =>
                change((attachments) => attachments.with(index, { ...document, description }), '')
              }
              onMoveUp={() =>
                change((attachments) => attachments.toSpliced(index, 1).toSpliced(index - 1, 0, document), '')
              }
              onRemove={() =>
                change(
                  (attachments) => attachments.toSpliced(index, 1),
                  texts.documentRemoved(document.filename),
                )
              }
            />
          </li>
        ))}
      </ol>
      <div>
        <FileButton
          name={texts.addDocument}
          accept={acceptedTypes}
          isBusy={isBusy}
          aria-describedby={error ? 'document-refused document-hint' : 'document-hint'}
          onFile={(file) => void add(file)}
        >
          {isBusy ? texts.adding : texts.addDocument}
        </FileButton>
      </div>
      {error ? (
        <p className="fy-field__error" id="document-refused" role="alert">
          {error}
        </p>
      ) : null}
      <p className="fy-note" id="document-hint">
        {texts.documentHint}
      </p>
      <p className="fy-visually-hidden" role="status">
        {status}
      </p>
    </div>
  )
}

const noDocuments: readonly AuthoredAttachment[] = []

interface DocumentRowProps {
  document: AuthoredAttachment
  isFirst: boolean
  onDownload: () => void
  onDescriptionChange: (description: string) => void
  onMoveUp: () => void
  onRemove: () => void
}

function DocumentRow({
  document,
  isFirst,
  onDownload,
  onDescriptionChange,
  onMoveUp,
  onRemove,
}: DocumentRowProps): ReactNode {
  const { filename, description } = document
  return (
    <div className="fy-vacancy-documents__row fy-grid fy-gap-2 fy-middle">
      <FileText aria-hidden="true" />
      <strong>{filename}</strong>
      <RowButton label={texts.downloadDocument(filename)} icon={Download} onClick={onDownload} />
      <RowButton
        label={texts.moveDocumentUp(filename)}
        icon={ArrowUp}
        isDisabled={isFirst}
        onClick={onMoveUp}
      />
      <RowButton label={texts.removeDocument(filename)} icon={Trash2} onClick={onRemove} />
      <input
        className="fy-input"
        type="text"
        maxLength={1000}
        aria-label={texts.documentDescription(filename)}
        placeholder={texts.documentDescription(filename)}
        value={description}
        onChange={({ target }) => onDescriptionChange(target.value)}
      />
    </div>
  )
}

function useDocuments(edit: VacancyEdit) {
  const { notifications } = useSite()
  const api = useSiteService(createAuthoredVacancyApi)
  const [isBusy, setBusy] = useState(false)
  const [status, setStatus] = useState('')
  const [error, setError] = useState('')
  const change = (
    applyChange: (attachments: AuthoredAttachment[]) => AuthoredAttachment[],
    message: string,
  ) => {
    edit.change((content) => ({ ...content, attachments: applyChange(content.attachments) }))
    setStatus(message)
  }
  const download = async (filename: string) => {
    try {
      // The server serves only documents of the saved draft.
      await edit.save()
      const id = edit.store.getState().vacancy?.id ?? ''
      saveFile(await api.downloadDocument(id, filename), filename)
    } catch {
      notifications.notify({
        id: 'document',
        type: 'error',
        title: '',
        message: texts.documentDownloadFailed,
      })
    }
  }
  const add = async (file: File) => {
    setBusy(true)
    setError('')
    try {
      const id = edit.store.getState().vacancy?.id ?? ''
      const { fileId, filename } = await api.putDocument(id, file.name, file)
      const withoutSameName = (attachments: AuthoredAttachment[]) =>
        attachments.filter((attachment) => attachment.filename !== filename)
      change(
        (attachments) => [...withoutSameName(attachments), { fileId, filename, description: '' }],
        texts.documentAdded(filename),
      )
    } catch (error) {
      const { errors, detail } = toApiError(error)
      const message = errors[0]?.message || detail || texts.documentFailed
      setError(texts.documentRefused(file.name, message))
    }
    setBusy(false)
  }
  return { isBusy, status, error, add, change, download }
}
