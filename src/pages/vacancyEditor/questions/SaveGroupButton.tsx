import { BookmarkPlus, RefreshCw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { createGroupLibraryApi } from '../../../data/authoring/authoring.api'
import { toApiError } from '../../../data/http/apiError'
import type { AuthoredQuestionGroup } from '../../../schemas/authoring/authoredVacancy'
import { questionEditorTexts as texts } from '../../../texts/admin/questions.texts'
import { Button } from '../../../widgets/shared/Button'
import { Modal } from '../../shared/dialog/Modal'
import { RowButton } from '../../shared/reorder/RowButton'
import { useSite, useSiteService } from '../../shared/site/SiteContext'

import { getName, type QuestionsEdit } from './useQuestions'

interface SaveGroupButtonProps {
  group: AuthoredQuestionGroup
  questions: QuestionsEdit
}

/**
 * Button that saves a group to the library, or updates it there and in the drafts that use it. If it is no longer in
 * the library, unlinks this group from it.
 */
export function SaveGroupButton({ group, questions }: SaveGroupButtonProps): ReactNode {
  const { notifications } = useSite()
  const library = useSiteService(createGroupLibraryApi)
  const [detachedQuestions, setDetachedQuestions] = useState<readonly string[]>([])
  const { id, libraryId, ...content } = group
  const notify = (type: 'success' | 'error', title: string, message = '') =>
    notifications.notify({ id: 'library', type, title, message })
  const addToLibrary = async () => {
    const { id: newLibraryId, freed: detachedIds } = await library.add({
      name: group.name.trim().slice(0, 200),
      group: content,
    })
    questions.changeGroup(id, (current) => ({ ...current, libraryId: newLibraryId }))
    return detachedIds
  }
  const updateLibrary = async (changedId: string) => {
    // The server changes this draft too, so it is saved before the call and reloaded after it.
    if (!(await questions.edit.save())) throw new Error('Unsaved changes could not be saved')
    const { freed: detachedIds } = await library.changeEverywhere(changedId, content)
    await questions.edit.load()
    return detachedIds
  }
  const saveToLibrary = async () => {
    try {
      const detachedIds = libraryId === undefined ? await addToLibrary() : await updateLibrary(libraryId)
      setDetachedQuestions(
        group.questions.filter((question) => detachedIds.includes(question.id)).map(getName),
      )
      const successMessage = libraryId === undefined ? texts.savedToLibrary : texts.updatedEverywhere
      questions.announce(successMessage)
      notify('success', successMessage)
    } catch (error) {
      const { status, errors } = toApiError(error)
      if (status !== 404) return notify('error', '', errors[0]?.message ?? texts.failed)
      questions.changeGroup(id, ({ libraryId: _libraryId, ...unlinkedGroup }) => unlinkedGroup)
      notify('error', texts.groupRemoved, texts.groupGoneNote)
    }
  }
  const missingNote = getMissingNote(group)
  const label = (libraryId === undefined ? texts.groupToLibrary : texts.groupChangeEverywhere)(group.name)
  return (
    <>
      <RowButton
        label={missingNote ?? label}
        icon={libraryId === undefined ? BookmarkPlus : RefreshCw}
        isDisabled={missingNote !== null}
        onClick={() => void saveToLibrary()}
      />
      {detachedQuestions.length > 0 ? (
        <DetachedQuestionsModal names={detachedQuestions} onClose={() => setDetachedQuestions([])} />
      ) : null}
    </>
  )
}

/** Returns a text that says what the group needs before it can be saved to the library; null if it is complete. */
function getMissingNote({ name, questions }: AuthoredQuestionGroup): string | null {
  if (questions.length === 0) return texts.groupNeedsQuestion
  return name.trim() === '' ? texts.groupNeedsHeading : null
}

/** Lists the questions whose conditions were left out of the library's copy. */
function DetachedQuestionsModal({
  names,
  onClose,
}: {
  names: readonly string[]
  onClose: () => void
}): ReactNode {
  return (
    <Modal title={texts.conditionsRemovedTitle} size="small" onClose={onClose}>
      <p>{texts.conditionsRemoved}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <div className="fy-modal__actions">
        <Button look="primary" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </Modal>
  )
}
