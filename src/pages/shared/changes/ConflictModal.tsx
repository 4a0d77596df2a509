import { type ReactNode, useId, useState } from 'react'
import type { Choices, DescribedConflict } from '../../../schemas/merge/mergeVersions'
import { conflictTexts as texts } from '../../../texts/admin/changes.texts'
import { Button } from '../../../widgets/shared/Button'
import { Modal } from '../dialog/Modal'
import './ConflictModal.css'

interface ConflictModalProps {
  title?: string
  /** Names the user who saved the other version, and when, if known. */
  intro?: string
  /** The fields that both users changed; null if the other user's version could not be loaded. */
  conflicts: readonly DescribedConflict[] | null
  /** Shown below the fields. */
  note?: string
  onSave: (choices: Choices) => void
  /** Returns to the editor, which stays unchanged. */
  onClose: () => void
}

const versionNames = ['mine', 'theirs'] as const

/** Asks the second of two users who saved the same item about the fields that both changed. */
export function ConflictModal(props: ConflictModalProps): ReactNode {
  const { title = texts.title, intro, conflicts, note, onSave, onClose } = props
  const [choices, setChoices] = useState<Choices>(new Map())
  return (
    <Modal title={title} size="medium" onClose={onClose}>
      {intro ? <p>{intro}</p> : null}
      <p>{conflicts === null ? texts.changesFailed : texts.choose(conflicts.length)}</p>
      <div className="fy-stack fy-gap-3 fy-break">
        {conflicts?.map((conflict, index) => (
          <ConflictChoice
            key={conflict.path}
            legend={texts.fieldPosition(index + 1, conflicts.length)}
            conflict={conflict}
            selectedVersion={choices.get(conflict.path) ?? 'mine'}
            onChoose={(version) => setChoices(new Map([...choices, [conflict.path, version]]))}
          />
        ))}
      </div>
      {note ? <p>{note}</p> : null}
      <div className="fy-modal__actions">
        <Button look="quiet" onClick={onClose}>
          {texts.decideLater}
        </Button>
        {conflicts ? (
          <Button look="primary" onClick={() => onSave(choices)}>
            {texts.save}
          </Button>
        ) : null}
      </div>
    </Modal>
  )
}

interface ConflictChoiceProps {
  legend: string
  conflict: DescribedConflict
  selectedVersion: (typeof versionNames)[number]
  onChoose: (version: (typeof versionNames)[number]) => void
}

function ConflictChoice({ legend, conflict, selectedVersion, onChoose }: ConflictChoiceProps): ReactNode {
  const id = useId()
  return (
    <fieldset className="fy-conflicts__field fy-stack fy-gap-2 fy-box">
      <legend className="fy-visually-hidden">{legend}</legend>
      {versionNames.map((version) => (
        <label key={version}>
          <input
            type="radio"
            name={id}
            checked={version === selectedVersion}
            onChange={() => onChoose(version)}
          />
          <strong>{texts.versionLabels[version]}</strong>
          <span>
            {conflict[version].map((line) => (
              <span key={line}>{line}</span>
            ))}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
