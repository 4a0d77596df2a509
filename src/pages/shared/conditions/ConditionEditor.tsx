import { Trash2 } from 'lucide-react'
import { type ReactNode, useId, useMemo, useRef } from 'react'
import { FormRenderer } from '../../../renderer/form/FormRenderer'
import {
  buildAddComparisonForm,
  buildComparisonForm,
  buildMatchForm,
  parseComparison,
  toComparisonValues,
} from '../../../schemas/accountSchema/comparisonForms'
import { type LogicField, logicBounds } from '../../../schemas/fieldLogic/checkLogic'
import type { FieldComparison, FieldCondition } from '../../../schemas/fields/fieldCondition'
import { logicEditorTexts as texts } from '../../../texts/admin/fieldLogic.texts'
import { Button } from '../../../widgets/shared/Button'
import { useSite } from '../site/SiteContext'
import './ConditionEditor.css'
import { useComparisons } from './DependentsModal'

interface ConditionEditorProps {
  title: string
  /** Shown while there is no condition. */
  emptyText: string
  condition: FieldCondition | undefined
  /** The fields that the condition can refer to. */
  fields: readonly LogicField[]
  error: string | undefined
  onChange: (condition: FieldCondition | undefined) => void
}

const matchForm = buildMatchForm()

/**
 * Edits the condition under which a field is shown or required: comparisons with other answers, each a generated form
 * [FB-09].
 */
export function ConditionEditor(props: ConditionEditorProps): ReactNode {
  const { title, emptyText, condition, fields, error, onChange } = props
  const { validators } = useSite()
  const heading = useId()
  const status = useRef<HTMLParagraphElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const comparisonList = useComparisons(condition, onChange)
  const addForm = useMemo(() => buildAddComparisonForm(fields), [fields])
  const getName = (key: string) => fields.find((field) => field.key === key)?.label || key
  const announce = (text: string) => {
    if (status.current) status.current.textContent = text
  }
  return (
    // Not a landmark, because a field group and its open field would have landmarks with the same name.
    // biome-ignore lint/a11y/useSemanticElements: browsers draw a fieldset's legend inside its border.
    <div className="fy-condition fy-stack fy-gap-3" role="group" aria-labelledby={heading} ref={root}>
      <h3 className="fy-condition__title" id={heading} tabIndex={-1}>
        {title}
      </h3>
      <p className="fy-visually-hidden" role="status" ref={status} />
      {error ? <p className="fy-field__error">{error}</p> : null}
      {comparisonList.rows.length === 0 ? <p className="fy-note">{emptyText}</p> : null}
      {comparisonList.rows.length > 1 ? (
        <FormRenderer
          form={matchForm}
          loadValidator={validators.load}
          initialValues={{ match: comparisonList.match }}
          headingLevel={3}
          submitHidden
          onChange={({ match }) => comparisonList.setMatch(match === 'any' ? 'any' : 'all')}
        />
      ) : null}
      {comparisonList.rows.length > 0 ? (
        <ul className="fy-stack fy-plain-list fy-gap-3">
          {comparisonList.rows.map(({ id, comparison }) => (
            <li key={id} className="fy-condition__item fy-box" data-comparison={id}>
              <Comparison
                comparison={comparison}
                field={fields.find(({ key }) => key === comparison.field)}
                onChange={(changedComparison) => comparisonList.change(id, changedComparison)}
                onRemove={() => {
                  comparisonList.remove(id)
                  announce(texts.removed(getName(comparison.field)))
                  root.current?.querySelector<HTMLElement>('.fy-condition__title')?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {comparisonList.rows.length < logicBounds.comparisons && fields.length > 0 ? (
        <div className="fy-custom-fields__add">
          <FormRenderer
            key={comparisonList.rows.length}
            form={addForm}
            loadValidator={validators.load}
            submitLabel={texts.add}
            onSubmit={({ field: key }) => {
              const field = fields.find((logicField) => logicField.key === key)
              if (!field) return
              const id = comparisonList.add(field)
              announce(texts.added(getName(field.key)))
              root.current?.querySelector<HTMLElement>(`[data-comparison="${id}"] [name="operator"]`)?.focus()
            }}
          />
        </div>
      ) : null}
    </div>
  )
}

interface ComparisonProps {
  comparison: FieldComparison
  /** Undefined if the field no longer exists. */
  field: LogicField | undefined
  onChange: (comparison: FieldComparison) => void
  onRemove: () => void
}

function Comparison({ comparison, field, onChange, onRemove }: ComparisonProps): ReactNode {
  const { validators } = useSite()
  const form = useMemo(() => buildComparisonForm(field ?? { kind: 'text' }), [field])
  const label = field?.label || comparison.field
  return (
    <>
      <div className="fy-row fy-gap-2 fy-between fy-break">
        <strong>{label}</strong>
        <Button look="quiet" size="icon" aria-label={texts.remove(label)} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
      <FormRenderer
        form={form}
        loadValidator={validators.load}
        initialValues={toComparisonValues(comparison)}
        headingLevel={3}
        submitHidden
        onChange={(values) => onChange(parseComparison(comparison.field, values))}
      />
    </>
  )
}
