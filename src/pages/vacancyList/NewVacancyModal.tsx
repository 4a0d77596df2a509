import type { ReactNode } from 'react'
import { type VacancyTemplate, vacancyTemplateNames } from '../../schemas/authoring/vacancyTemplates'
import { vacancyListTexts as texts } from '../../texts/admin/vacancyList.texts'
import { Modal } from '../shared/dialog/Modal'

interface NewVacancyModalProps {
  isBusy: boolean
  onBegin: (template: VacancyTemplate | null) => void
  onClose: () => void
}

const choices: readonly (VacancyTemplate | 'empty')[] = ['empty', ...vacancyTemplateNames]

/** Asks what to start a new vacancy from: empty or a template. */
export function NewVacancyModal({ isBusy, onBegin, onClose }: NewVacancyModalProps): ReactNode {
  return (
    <Modal title={texts.newTitle} size="medium" onClose={onClose}>
      <p>{texts.newText}</p>
      <ul className="fy-own-vacancies__begin">
        {choices.map((choice) => (
          <li key={choice}>
            <button
              type="button"
              className="fy-own-vacancies__choice"
              disabled={isBusy}
              onClick={() => onBegin(choice === 'empty' ? null : choice)}
            >
              <strong>{texts.begin[choice]}</strong>
              <span>{texts.beginNote[choice]}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="fy-own-vacancies__soft">{texts.copyHint}</p>
      <div className="fy-modal__actions">
        <button type="button" className="fy-button fy-button--quiet" onClick={onClose}>
          {texts.cancel}
        </button>
      </div>
    </Modal>
  )
}
