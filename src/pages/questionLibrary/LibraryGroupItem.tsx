import { type ReactNode, useState } from 'react'
import type { LibraryGroup } from '../../schemas/authoring/libraryGroup'
import { createQuestionLookup } from '../../schemas/authoring/questionEdits'
import { describeCondition } from '../../schemas/fieldLogic/describeCondition'
import { getControlKind } from '../../schemas/kinds/controlTypes'
import { kinds } from '../../schemas/kinds/kindRegistry'
import { questionEditorTexts, questionLibraryTexts as texts } from '../../texts/admin/questions.texts'

import { RemoveFromLibraryModal } from './RemoveFromLibraryModal'
import { RenameGroupModal } from './RenameGroupModal'
import { UsageList } from './UsageList'
import type { QuestionLibrary } from './useQuestionLibrary'

interface LibraryGroupItemProps {
  entry: LibraryGroup
  library: QuestionLibrary
}

/** A group of the library: its questions and the vacancies that use it. */
export function LibraryGroupItem({ entry, library }: LibraryGroupItemProps): ReactNode {
  const [dialog, setDialog] = useState<'rename' | 'remove' | null>(null)
  const { id, name, group, usedIn } = entry
  const close = () => setDialog(null)
  return (
    <li className="fy-question-library__item">
      <div>
        <p>
          <strong>{name}</strong>
        </p>
        <p className="fy-question-library__facts">
          {questionEditorTexts.groupMark(group.questions.length)}
          {group.repeats ? ` · ${texts.rows}` : ''}
          {group.name === name ? '' : ` · ${texts.heading(group.name)}`}
        </p>
        <UsageList usedIn={usedIn} />
        <GroupInside group={group} />
      </div>
      <div className="fy-question-library__acts">
        <button
          type="button"
          className="fy-button fy-button--small"
          aria-label={texts.renameOf(name)}
          onClick={() => setDialog('rename')}
        >
          {texts.rename}
        </button>
        <button
          type="button"
          className="fy-button fy-button--small fy-button--quiet"
          aria-label={texts.removeOf(name)}
          onClick={() => setDialog('remove')}
        >
          {texts.remove}
        </button>
      </div>
      {dialog === 'rename' ? <RenameGroupModal entry={entry} library={library} onClose={close} /> : null}
      {dialog === 'remove' ? (
        <RemoveFromLibraryModal
          title={texts.removeGroupTitle}
          name={name}
          text={texts.removeGroupText(usedIn.length)}
          usedIn={usedIn}
          onRemove={() => void library.removeGroup(id)}
          onClose={close}
        />
      ) : null}
    </li>
  )
}

function GroupInside({ group }: Pick<LibraryGroup, 'group'>): ReactNode {
  const lookup = createQuestionLookup([{ ...group, id: '' }])
  return (
    <details className="fy-question-library__inside">
      <summary>{texts.lookInside}</summary>
      <ol>
        {group.questions.map(({ id, text, controlType, isRequired, visibleWhen }) => (
          <li key={id}>
            {text}
            <span className="fy-question-library__facts">
              {kinds[getControlKind(controlType)].name}
              {isRequired ? ` · ${texts.required}` : ''}
              {visibleWhen ? ` · ${describeCondition(visibleWhen, lookup)}` : ''}
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}
