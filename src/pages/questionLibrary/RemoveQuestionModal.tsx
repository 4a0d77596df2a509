import type { ReactNode } from 'react'
import { questionLibraryTexts as texts } from '../../texts/questionLibrary'
import { Modal } from '../parts/Modal'
import type { LibraryQuestionModalProps } from './ChangeQuestionModal'

/** Says which vacancies use a question before it is taken out of the library. */
export function RemoveQuestionModal({ kept, library, onClose }: LibraryQuestionModalProps): ReactNode {
  const { id, question, usedIn } = kept
  return (
    <Modal title={texts.removeTitle} size="small" onClose={onClose}>
      <p>
        <strong>{question.text}</strong>
      </p>
      <p>{texts.removeText(usedIn.length)}</p>
      {usedIn.length > 0 ? (
        <ul>
          {usedIn.map((vacancy) => (
            <li key={vacancy.id}>{vacancy.name || texts.unnamed}</li>
          ))}
        </ul>
      ) : null}
      <div className="fy-modal__actions">
        <button type="button" className="fy-button fy-button--quiet" onClick={onClose}>
          {texts.cancel}
        </button>
        <button
          type="button"
          className="fy-button fy-button--primary"
          onClick={() => {
            onClose()
            void library.remove(id)
          }}
        >
          {texts.remove}
        </button>
      </div>
    </Modal>
  )
}
