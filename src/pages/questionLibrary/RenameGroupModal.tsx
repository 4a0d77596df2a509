import { type ReactNode, useMemo } from 'react'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { buildLibraryGroupForm } from '../../schemas/authoring/buildQuestionGroupForm'
import type { LibraryGroup } from '../../schemas/authoring/libraryGroup'
import { questionLibraryTexts as texts } from '../../texts/admin/questions.texts'
import { Modal } from '../shared/dialog/Modal'
import { useSite } from '../shared/site/SiteContext'
import type { QuestionLibrary } from './useQuestionLibrary'

interface RenameGroupModalProps {
  entry: LibraryGroup
  library: QuestionLibrary
  onClose: () => void
}

/** Modal that renames a group in the library. */
export function RenameGroupModal({ entry, library, onClose }: RenameGroupModalProps): ReactNode {
  const { validators } = useSite()
  const form = useMemo(buildLibraryGroupForm, [])
  return (
    <Modal title={texts.renameOf(entry.name)} size="small" onClose={onClose}>
      <FormRenderer
        form={form}
        loadValidator={validators.load}
        initialValues={{ name: entry.name }}
        headingLevel={3}
        submitLabel={texts.save}
        onSubmit={async ({ name }) => {
          if (await library.renameGroup(entry.id, String(name))) onClose()
        }}
      />
      <div className="fy-modal__actions">
        <button type="button" className="fy-button fy-button--quiet" onClick={onClose}>
          {texts.cancel}
        </button>
      </div>
    </Modal>
  )
}
