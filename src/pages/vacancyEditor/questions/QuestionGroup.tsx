import { Trash2 } from 'lucide-react'
import { memo, type ReactNode, useState } from 'react'
import { FormRenderer } from '../../../renderer/form/FormRenderer'
import {
  buildQuestionGroupForm,
  getQuestionGroupValues,
  parseQuestionGroup,
} from '../../../schemas/authoring/buildQuestionForm'
import { describeQuestionDependents } from '../../../schemas/authoring/questionEdits'
import { flattenAllTranslations, setTranslatedText } from '../../../schemas/settings/translatableFieldTexts'
import { getGroupTexts } from '../../../schemas/vacancies/translatableVacancyTexts'
import { questionEditorTexts as texts } from '../../../texts/admin/questions.texts'
import { DependentsModal } from '../../shared/conditions/DependentsModal'
import { MoveButtons, RowButton } from '../../shared/reorder/RowButton'
import { useSite } from '../../shared/site/SiteContext'
import { SectionTranslations } from '../translations/RichTextWidget'
import { AddQuestionMenu } from './AddQuestionMenu'
import { QuestionFindings } from './QuestionForm'
import { QuestionList } from './QuestionList'
import { SaveGroupButton } from './SaveGroupButton'
import type { QuestionGroupProps } from './useQuestions'

const groupForm = buildQuestionGroupForm()

/** Questions under one heading of the application form. */
export function QuestionGroup(props: QuestionGroupProps): ReactNode {
  const { group, index, groups, questions, findings } = props
  const [dependents, setDependents] = useState<readonly string[]>([])
  const name = texts.nameOfGroup(group.name, index)
  const remove = () => {
    setDependents([])
    questions.removeGroup(group, name)
  }
  return (
    <section
      className="fy-question-editor__group fy-stack fy-gap-4"
      aria-label={name}
      data-question={group.id}
    >
      <div className="fy-question-editor__head fy-cluster fy-gap-1">
        <h3 className="fy-question-editor__title fy-shrink fy-break" tabIndex={-1}>
          {name}
        </h3>
        <MoveButtons
          up={texts.groupUp(name)}
          down={texts.groupDown(name)}
          index={index}
          count={groups.length}
          onMove={(target) => questions.moveGroup(group.id, target)}
        />
        <SaveGroupButton group={group} questions={questions} />
        <RowButton
          label={texts.removeGroup(name)}
          icon={Trash2}
          onClick={() => {
            const currentDependents = describeQuestionDependents(
              groups,
              group.questions.map(({ id }) => id),
            )
            if (currentDependents.length > 0) setDependents(currentDependents)
            else remove()
          }}
        />
      </div>
      {group.libraryId === undefined ? null : <p className="fy-note">{texts.groupFromLibrary}</p>}
      <QuestionFindings findings={findings.filter(({ path }) => isAboutGroup(path, index))} />
      <GroupFields groupId={group.id} questions={questions} />
      <SectionTranslations
        section={{
          id: `words-${group.id}`,
          path: '',
          name,
          originals: getGroupTexts(group),
          translations: flattenAllTranslations(group.translations),
        }}
        findings={findings.filter(({ path }) => isAboutGroup(path, index) && path.includes('/translations/'))}
        onChange={(language, edit) =>
          questions.changeGroup(group.id, (current) => ({
            ...current,
            translations: setTranslatedText(current.translations, language, edit),
          }))
        }
      />
      <QuestionList {...props} />
      <AddQuestionMenu groupId={group.id} questions={questions} />
      {dependents.length > 0 ? (
        <DependentsModal
          label={name}
          dependents={dependents}
          onRemove={remove}
          onClose={() => setDependents([])}
        />
      ) : null}
    </section>
  )
}

interface GroupFieldsProps {
  groupId: string
  questions: QuestionGroupProps['questions']
}

/** Settings of the group. Memoized with its initial values, so that typing in a question does not render it again. */
const GroupFields = memo(function GroupFields({ groupId, questions }: GroupFieldsProps): ReactNode {
  const { validators } = useSite()
  const [initialValues] = useState(() => {
    const group = questions.getGroups().find(({ id }) => id === groupId)
    return group ? getQuestionGroupValues(group) : {}
  })
  return (
    <FormRenderer
      form={groupForm}
      loadValidator={validators.load}
      initialValues={initialValues}
      headingLevel={3}
      submitHidden
      onChange={(values) => questions.changeGroup(groupId, (current) => parseQuestionGroup(current, values))}
    />
  )
})

/** Returns whether a finding is about the group itself and not one of its questions. */
function isAboutGroup(path: string, index: number): boolean {
  const pathPrefix = `/screeningQuestions/${index}/`
  return path.startsWith(pathPrefix) && !path.startsWith(`${pathPrefix}questions/`)
}
