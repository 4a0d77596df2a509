import { BookmarkPlus, RefreshCw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { createGroupLibraryApi } from '../../../data/authoring/groupLibrary.api'
import { asApiError } from '../../../data/http/apiError'
import type { AuthoredQuestionGroup } from '../../../schemas/authoring/authoredVacancy'
import { questionEditorTexts as texts } from '../../../texts/admin/questions.texts'
import { Modal } from '../../shared/dialog/Modal'
import { RowButton } from '../../shared/reorder/RowButton'
import { useSite } from '../../shared/site/SiteContext'
import { useSitePart } from '../../shared/site/useSitePart'
import { nameOf } from './questionGroupProps'
import type { QuestionsEdit } from './useQuestions'

interface KeepGroupProps {
  group: AuthoredQuestionGroup
  questions: QuestionsEdit
}

/** Puts a group into the library, or changes it there and wherever it was taken from there. */
export function SaveGroupToLibrary({ group, questions }: KeepGroupProps): ReactNode {
  const { notifications } = useSite()
  const library = useSitePart(createGroupLibraryApi)
  const [freed, setFreed] = useState<readonly string[]>([])
  const { id, libraryId, ...content } = group
  const tell = (type: 'success' | 'error', title: string, message = '') =>
    notifications.notify({ id: 'library', type, title, message })
  const keep = async () => {
    const { id: keptAs, freed: ids } = await library.add({
      name: group.name.trim().slice(0, 200),
      group: content,
    })
    questions.changeGroup(id, (now) => ({ ...now, libraryId: keptAs }))
    return ids
  }
  const change = async (of: string) => {
    // The server changes this draft with the others: what is written here is saved before, and taken anew after.
    if (!(await questions.edit.save())) throw new Error('What is written is not saved')
    const { freed: ids } = await library.changeEverywhere(of, content)
    await questions.edit.load()
    return ids
  }
  const act = async () => {
    try {
      const ids = libraryId === undefined ? await keep() : await change(libraryId)
      setFreed(group.questions.filter((one) => ids.includes(one.id)).map(nameOf))
      const done = libraryId === undefined ? texts.keptInLibrary : texts.changedEverywhere
      questions.say(done)
      tell('success', done)
    } catch (thrown) {
      const { status, errors } = asApiError(thrown)
      if (status !== 404) return tell('error', '', errors[0]?.message ?? texts.failed)
      questions.changeGroup(id, ({ libraryId: _gone, ...now }) => now)
      tell('error', texts.groupGone, texts.groupGoneNote)
    }
  }
  const lacking = lackOf(group)
  const label = (libraryId === undefined ? texts.groupToLibrary : texts.groupChangeEverywhere)(group.name)
  return (
    <>
      <RowButton
        label={lacking ?? label}
        icon={libraryId === undefined ? BookmarkPlus : RefreshCw}
        isOff={lacking !== null}
        onClick={() => void act()}
      />
      {freed.length > 0 ? <FreedModal names={freed} onClose={() => setFreed([])} /> : null}
    </>
  )
}

/** What a group needs before it can be kept. */
function lackOf({ name, questions }: AuthoredQuestionGroup): string | null {
  if (questions.length === 0) return texts.groupNeedsQuestion
  return name.trim() === '' ? texts.groupNeedsHeading : null
}

/** Says what the library's copy leaves out. */
function FreedModal({ names, onClose }: { names: readonly string[]; onClose: () => void }): ReactNode {
  return (
    <Modal title={texts.freedTitle} size="small" onClose={onClose}>
      <p>{texts.freed}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <div className="fy-modal__actions">
        <button type="button" className="fy-button fy-button--primary" onClick={onClose}>
          {texts.close}
        </button>
      </div>
    </Modal>
  )
}
