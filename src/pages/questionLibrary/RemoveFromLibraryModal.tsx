import type { ReactNode } from 'react'
import type { LibraryQuestion } from '../../schemas/authoring/authoredVacancy'
import { questionLibraryTexts as texts } from '../../texts/admin/questions.texts'
import { ConfirmModal } from '../shared/dialog/ConfirmModal'

interface RemoveFromLibraryModalProps extends Pick<LibraryQuestion, 'usedIn'> {
  title: string
  name: string
  /** Explains the consequences. */
  text: string
  onRemove: () => void
  onClose: () => void
}

/** Lists the vacancies that use a question or group before it is removed from the library. */
export function RemoveFromLibraryModal(props: RemoveFromLibraryModalProps): ReactNode {
  const { title, name, text, usedIn, onRemove, onClose } = props
  return (
    <ConfirmModal
      title={title}
      isDestructive
      action={texts.remove}
      onConfirm={() => {
        onClose()
        onRemove()
      }}
      onClose={onClose}
    >
      <p>
        <strong>{name}</strong>
      </p>
      <p>{text}</p>
      {usedIn.length > 0 ? (
        <ul>
          {usedIn.map((vacancy) => (
            <li key={vacancy.id}>{vacancy.name || texts.unnamed}</li>
          ))}
        </ul>
      ) : null}
    </ConfirmModal>
  )
}
