import { Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { questionLibraryOf } from '../../../data/questionLibrary'
import type { LibraryQuestion } from '../../../schemas/vacancies/ownVacancy'
import { questionEditorTexts as texts } from '../../../texts/questionEditor'
import '../../../widgets/textInput/TextInput.css'
import { Modal } from '../../parts/Modal'
import { RowButton } from '../../studio/outline/RowButton'
import { usePart } from '../../usePart'

interface LibraryModalProps {
  onUse: (kept: LibraryQuestion) => void
  onClose: () => void
}

/** The questions that a client keeps: searched, used, taken out. */
export function LibraryModal({ onUse, onClose }: LibraryModalProps): ReactNode {
  const library = usePart(questionLibraryOf)
  const id = useId()
  const [all, setAll] = useState<LibraryQuestion[] | 'failed' | null>(null)
  const [words, setWords] = useState('')
  useEffect(() => {
    library.list().then(setAll, () => setAll('failed'))
  }, [library])
  const remove = async (gone: LibraryQuestion) => {
    try {
      await library.remove(gone.id)
      setAll((now) => (Array.isArray(now) ? now.filter((one) => one.id !== gone.id) : now))
    } catch {
      setAll('failed')
    }
  }
  const found = Array.isArray(all) ? all.filter((one) => hasWords(one, words)) : []
  return (
    <Modal title={texts.library} size="medium" onClose={onClose}>
      <p>{texts.libraryNote}</p>
      <div className="fy-field">
        <label className="fy-field__label" htmlFor={id}>
          {texts.librarySearch}
        </label>
        <input
          id={id}
          className="fy-input"
          type="search"
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      <p role="status">{noteOf(all, found.length)}</p>
      <ul className="fy-questions__library">
        {found.map((kept) => (
          <li key={kept.id}>
            <span>
              <strong>{kept.question.text}</strong>
              <span className="fy-vacancy-editor__note">{texts.usedIn(kept.usedIn.length)}</span>
            </span>
            <RowButton
              label={texts.removeFromLibrary(kept.name)}
              icon={Trash2}
              onClick={() => void remove(kept)}
            />
            <button
              type="button"
              className="fy-button fy-button--small"
              aria-label={texts.use(kept.name)}
              onClick={() => onUse(kept)}
            >
              {texts.useShort}
            </button>
          </li>
        ))}
      </ul>
      <div className="fy-modal__actions">
        <button type="button" className="fy-button fy-button--quiet" onClick={onClose}>
          {texts.close}
        </button>
      </div>
    </Modal>
  )
}

function noteOf(all: LibraryQuestion[] | 'failed' | null, found: number): string {
  if (all === 'failed') return texts.libraryFailed
  if (all === null || found > 0) return ''
  return all.length === 0 ? texts.libraryEmpty : texts.libraryNothing
}

function hasWords({ name, question }: LibraryQuestion, words: string): boolean {
  return `${name} ${question.text}`.toLowerCase().includes(words.trim().toLowerCase())
}
