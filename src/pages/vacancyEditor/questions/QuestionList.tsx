import { BookmarkPlus, Copy, RefreshCw, Trash2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { createQuestionLibraryApi } from '../../../data/authoring/authoring.api'
import type { AuthoredQuestion } from '../../../schemas/authoring/authoredVacancy'
import { createQuestionLookup, describeQuestionDependents } from '../../../schemas/authoring/questionEdits'
import { describeCondition } from '../../../schemas/fieldLogic/describeCondition'
import { getControlKind } from '../../../schemas/kinds/fieldType'
import { kinds } from '../../../schemas/kinds/kindRegistry'
import { questionEditorTexts as texts } from '../../../texts/admin/questions.texts'
import { DependentsModal } from '../../shared/conditions/DependentsModal'
import { useAction } from '../../shared/feedback/useAction'
import { MovableList, type MovableRow } from '../../shared/reorder/MovableList'
import { MoveButtons, RowButton } from '../../shared/reorder/RowButton'
import { useSite, useSiteService } from '../../shared/site/SiteContext'

import { QuestionForm } from './QuestionForm'
import { getName, type QuestionGroupProps, type QuestionsEdit } from './useQuestions'

/** Questions of a group, movable by keys, dragging and buttons; the open question shows its form below its row. */
export function QuestionList({ group, index, groups, questions, findings }: QuestionGroupProps): ReactNode {
  const [questionToRemove, setQuestionToRemove] = useState<AuthoredQuestion | null>(null)
  const list = group.questions
  const remove = (question: AuthoredQuestion) => {
    setQuestionToRemove(null)
    questions.remove([question.id], getName(question))
  }
  const prefix = `/screeningQuestions/${index}/questions/`
  const getFindings = (position: number) =>
    findings.filter(({ path }) => path.startsWith(`${prefix}${position}/`))
  if (list.length === 0) return <p className="fy-note">{texts.emptyGroup}</p>
  return (
    <>
      <MovableList
        label={texts.questionListLabel(texts.nameOfGroup(group.name, index))}
        rows={list.map((question, position) => ({
          ...getRow(question, groups),
          errors: getFindings(position).filter(({ severity }) => severity === 'error').length,
        }))}
        selected={questions.openId}
        onSelect={(id) => questions.open(id === questions.openId ? null : id)}
        onMove={(id, position) => questions.move(id, group.id, position)}
        renderActions={({ key }, position) => {
          const question = list.find(({ id }) => id === key)
          if (!question) return null
          const name = getName(question)
          return (
            <>
              <MoveButtons
                up={texts.moveUp(name)}
                down={texts.moveDown(name)}
                index={position}
                count={list.length}
                onMove={(target) => questions.move(key, group.id, target)}
              />
              <RowButton
                label={texts.duplicate(name)}
                icon={Copy}
                onClick={() => questions.duplicate(question)}
              />
              <SaveQuestionButton question={question} questions={questions} />
              <RowButton
                label={texts.remove(name)}
                icon={Trash2}
                onClick={() => {
                  if (describeQuestionDependents(groups, [key]).length > 0) setQuestionToRemove(question)
                  else remove(question)
                }}
              />
              <GroupSelect question={question} groups={groups} questions={questions} />
            </>
          )
        }}
        renderNested={({ key }, position) => {
          const question = key === questions.openId ? list[position] : undefined
          return question?.id === key ? (
            <div data-question={key}>
              <QuestionForm
                key={question.controlType}
                question={question}
                groups={groups}
                questions={questions}
                findings={getFindings(position)}
              />
            </div>
          ) : null
        }}
      />
      {questionToRemove ? (
        <DependentsModal
          label={getName(questionToRemove)}
          dependents={describeQuestionDependents(groups, [questionToRemove.id])}
          onRemove={() => remove(questionToRemove)}
          onClose={() => setQuestionToRemove(null)}
        />
      ) : null}
    </>
  )
}

function getRow(question: AuthoredQuestion, groups: QuestionGroupProps['groups']): MovableRow {
  const { id, controlType, isRequired, visibleWhen, libraryId } = question
  const kind = kinds[getControlKind(controlType)].name
  const condition = visibleWhen ? ` · ${describeCondition(visibleWhen, createQuestionLookup(groups))}` : ''
  return {
    key: id,
    label: getName(question),
    detail: `${kind}${condition}`,
    marks: [
      ...(isRequired ? [texts.requiredMark] : []),
      ...(libraryId === undefined ? [] : [texts.fromLibraryBadge]),
    ],
  }
}

type GroupSelectProps = Pick<QuestionGroupProps, 'groups' | 'questions'> & { question: AuthoredQuestion }

function GroupSelect({ question, groups, questions }: GroupSelectProps): ReactNode {
  const id = useId()
  if (groups.length < 2) return null
  return (
    <select
      id={id}
      className="fy-question-editor__select fy-rounded fy-surface"
      aria-label={texts.moveToGroup(getName(question))}
      value=""
      onChange={({ target }) => {
        const targetGroup = groups.find((group) => group.id === target.value)
        if (targetGroup) questions.move(question.id, targetGroup.id, targetGroup.questions.length)
      }}
    >
      <option value="">{texts.moveToGroupShort}</option>
      {groups.map((group, index) =>
        group.questions.includes(question) ? null : (
          <option key={group.id} value={group.id}>
            {texts.nameOfGroup(group.name, index)}
          </option>
        ),
      )}
    </select>
  )
}

interface SaveQuestionButtonProps {
  question: AuthoredQuestion
  questions: QuestionsEdit
}

/** Button that saves a question to the library, or updates it there and in the drafts that use it. */
function SaveQuestionButton({ question, questions }: SaveQuestionButtonProps): ReactNode {
  const { notifications } = useSite()
  const library = useSiteService(createQuestionLibraryApi)
  const {
    id,
    libraryId,
    keptId: _keptId,
    visibleWhen: _visibleWhen,
    requiredWhen: _requiredWhen,
    alternative: _alternative,
    ...content
  } = question
  const [, run] = useAction('library')
  const saveToLibrary = () =>
    run(texts.failed, async () => {
      const input = { name: question.text.slice(0, 200), question: content }
      if (libraryId !== undefined) {
        // The server changes this draft too, so it is saved before the call and reloaded after it.
        await questions.edit.save()
        await library.change(libraryId, input, true)
        await questions.edit.load()
        questions.announce(texts.updatedEverywhere)
      } else {
        const { id: newId } = await library.add(input)
        questions.change(id, (current) => ({ ...current, libraryId: newId }))
        questions.announce(texts.savedToLibrary)
      }
      const title = libraryId === undefined ? texts.savedToLibrary : texts.updatedEverywhere
      notifications.notify({ id: 'library', type: 'success', title, message: '' })
    })
  const name = question.text || texts.unnamed
  return (
    <RowButton
      label={libraryId === undefined ? texts.saveToLibrary(name) : texts.changeEverywhere}
      icon={libraryId === undefined ? BookmarkPlus : RefreshCw}
      isDisabled={question.text.trim() === ''}
      onClick={() => void saveToLibrary()}
    />
  )
}
