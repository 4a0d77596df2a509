import { type ReactNode, useMemo } from 'react'
import { questionLogicField } from '../../../schemas/authoring/questionValues'
import { canBeCondition, type LogicField } from '../../../schemas/fieldLogic/checkLogic'
import { getOperators } from '../../../schemas/fieldLogic/conditionOperators'
import type { FieldCondition } from '../../../schemas/fields/fieldCondition'
import { logicEditorTexts } from '../../../texts/admin/fieldLogic.texts'
import { ConditionEditor } from '../../shared/conditions/ConditionEditor'
import '../../accountSchema/CustomFields.css'
import type { QuestionFormProps } from './questionGroupProps'

/** Conditions of a question: when it is shown, and when it is required although it normally is not. */
export function QuestionConditions({ question, groups, questions, findings }: QuestionFormProps): ReactNode {
  const { id } = question
  // Keeps the list's identity until its content changes, so that the forms generated from it stay mounted.
  const listed = JSON.stringify(
    groups
      .filter(
        ({ repeats, questions: groupQuestions }) =>
          !repeats || groupQuestions.some((groupQuestion) => groupQuestion.id === id),
      )
      .flatMap((group) => group.questions)
      .filter((item) => item.id !== id)
      .map((item) => ({ ...questionLogicField(item), visibleWhen: undefined, requiredWhen: undefined })),
  )
  const fields = useMemo(
    () => (JSON.parse(listed) as LogicField[]).filter((field) => getOperators(field).length > 0),
    [listed],
  )
  const getMessage = (part: string) => findings.find(({ path }) => path.endsWith(`/${part}`))?.message
  const change = (part: 'visibleWhen' | 'requiredWhen', condition: FieldCondition | undefined) =>
    questions.change(id, ({ [part]: _before, ...rest }) =>
      condition ? { ...rest, [part]: condition } : rest,
    )
  if (fields.length === 0 && !question.visibleWhen && !question.requiredWhen) return null
  return (
    <>
      <ConditionEditor
        title={logicEditorTexts.shownWhen}
        none={logicEditorTexts.alwaysShown}
        condition={question.visibleWhen}
        fields={fields}
        error={getMessage('visibleWhen')}
        onChange={(condition) => change('visibleWhen', condition)}
      />
      {canBeCondition(questionLogicField(question)) && !question.isRequired ? (
        <ConditionEditor
          title={logicEditorTexts.requiredWhen}
          none={logicEditorTexts.notRequired}
          condition={question.requiredWhen}
          fields={fields}
          error={getMessage('requiredWhen')}
          onChange={(condition) => change('requiredWhen', condition)}
        />
      ) : null}
    </>
  )
}
