import { BookmarkPlus, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { createQuestionLibraryApi } from '../../../data/authoring/questionLibrary.api'
import { refusalReason } from '../../../data/http/refusalReason'
import type { AuthoredQuestion } from '../../../schemas/authoring/authoredVacancy'
import { questionEditorTexts as texts } from '../../../texts/admin/questions.texts'
import { RowButton } from '../../shared/reorder/RowButton'
import { useSite } from '../../shared/site/SiteContext'
import { useSiteService } from '../../shared/site/useSiteService'
import type { QuestionsEdit } from './useQuestions'

interface KeepInLibraryProps {
  question: AuthoredQuestion
  questions: QuestionsEdit
}

/** Saves a question to the library, or updates it there and in every vacancy that uses it. */
export function SaveQuestionToLibrary({ question, questions }: KeepInLibraryProps): ReactNode {
  const { notifications } = useSite()
  const library = useSiteService(createQuestionLibraryApi)
  const {
    id,
    libraryId,
    keptId: _kept,
    visibleWhen: _shown,
    requiredWhen: _wanted,
    alternative: _other,
    ...content
  } = question
  const addToLibrary = async () => {
    try {
      const input = { name: question.text.slice(0, 200), question: content }
      if (libraryId !== undefined) {
        // The server changes this draft too, so it is saved before the call and reloaded after it.
        await questions.edit.save()
        await library.change(libraryId, input, true)
        await questions.edit.load()
        questions.announce(texts.changedEverywhere)
      } else {
        const { id: newId } = await library.add(input)
        questions.change(id, (current) => ({ ...current, libraryId: newId }))
        questions.announce(texts.keptInLibrary)
      }
      const title = libraryId === undefined ? texts.keptInLibrary : texts.changedEverywhere
      notifications.notify({ id: 'library', type: 'success', title, message: '' })
    } catch (error) {
      const message = refusalReason(error, texts.failed)
      notifications.notify({ id: 'library', type: 'error', title: '', message })
    }
  }
  const name = question.text || texts.unnamed
  return (
    <RowButton
      label={libraryId === undefined ? texts.toLibrary(name) : texts.changeEverywhere}
      icon={libraryId === undefined ? BookmarkPlus : RefreshCw}
      isDisabled={question.text.trim() === ''}
      onClick={() => void addToLibrary()}
    />
  )
}
