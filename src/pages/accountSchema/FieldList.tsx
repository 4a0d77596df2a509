import { ArrowDown, ArrowUp, ChevronDown, type LucideIcon, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { buildAddFieldForm, getInitialField } from '../../schemas/accountSchema/accountSchema.forms'
import { createFieldLookup, describeDependentConditions } from '../../schemas/accountSchema/dependentFields'
import { describeCondition } from '../../schemas/fieldLogic/describeCondition'
import { getTypeName } from '../../schemas/kinds/fieldType'
import type { CustomField } from '../../schemas/settings/userSettings'
import { groupEditorTexts, accountSchemaTexts as texts } from '../../texts/admin/accountSchema.texts'
import { Button } from '../../widgets/shared/Button'
import { DependentsModal } from '../shared/conditions/DependentsModal'
import { useSite } from '../shared/site/SiteContext'
import { type FieldListEdit, getFieldControlId } from './useCustomFields'

interface FieldListProps {
  list: FieldListEdit
  /** All custom fields of the account. Conditions of one field may refer to any other. */
  allFields: readonly CustomField[]
  /** Indexes of the fields that have validation errors. */
  invalidIndexes: ReadonlySet<number>
  /** Returns the editor of a field; it is shown while the field is open. */
  renderEditor: (field: CustomField) => ReactNode
}

const [addFieldForm, addGroupFieldForm] = [buildAddFieldForm(), buildAddFieldForm(true)]

/** Ordered list of custom fields with the form that adds a new field. */
export function FieldList({ list, allFields, invalidIndexes, renderEditor }: FieldListProps): ReactNode {
  const { validators } = useSite()
  const status = useRef<HTMLParagraphElement>(null)
  const isGroupList = list.group !== null
  return (
    <>
      <p className="fy-visually-hidden" role="status" ref={status} />
      {list.fields.length > 0 ? (
        <ol className="fy-plain-list fy-box">
          {list.fields.map((field, index) => (
            <CustomFieldItem
              key={field.id}
              field={field}
              list={list}
              allFields={allFields}
              index={index}
              hasError={invalidIndexes.has(index)}
              announce={(text) => {
                if (status.current) status.current.textContent = text
              }}
            >
              {renderEditor(field)}
            </CustomFieldItem>
          ))}
        </ol>
      ) : null}
      <div className="fy-custom-fields__add">
        <FormRenderer
          form={isGroupList ? addGroupFieldForm : addFieldForm}
          loadValidator={validators.load}
          submitLabel={isGroupList ? groupEditorTexts.addField : texts.add}
          onSubmit={({ kind }) => {
            const initialField = getInitialField(kind)
            if (initialField) list.add(initialField)
          }}
        />
      </div>
    </>
  )
}

interface CustomFieldItemProps {
  field: CustomField
  list: FieldListEdit
  /** All custom fields of the account. Conditions of one field may refer to any other. */
  allFields: readonly CustomField[]
  index: number
  hasError: boolean
  announce: (text: string) => void
  /** Rendered below the row while the field is open. */
  children: ReactNode
}

/** Row of a custom field, of the account or of a group, with buttons to move, remove and open it. */
function CustomFieldItem({
  field,
  list,
  allFields,
  index,
  hasError,
  announce,
  children,
}: CustomFieldItemProps): ReactNode {
  const isOpen = list.openId === field.id
  const name = field.label || texts.newLabel
  const lastIndex = list.fields.length - 1
  const [dependents, setDependents] = useState<readonly string[]>([])
  const remove = () => {
    setDependents([])
    list.remove(field.id)
    announce(texts.removedField(name))
  }
  return (
    <li className="fy-custom-fields__item" data-custom-field={field.id} data-wrong={hasError || undefined}>
      <div className="fy-custom-fields__row fy-cluster fy-gap-1">
        <p className="fy-custom-fields__name fy-stack fy-shrink fy-break">
          <strong>{name}</strong>
          <span className="fy-note">
            {getTypeName(field.type, field.repeats !== undefined)}
            {field.rules?.required ? ` · ${texts.always}` : ''}
            {field.visibleWhen
              ? ` · ${describeCondition(field.visibleWhen, createFieldLookup(allFields))}`
              : ''}
          </span>
        </p>
        <QuietButton
          id={getFieldControlId(field.id, 'up')}
          label={texts.moveUp(name)}
          icon={ArrowUp}
          disabled={index === 0}
          onClick={() => list.move(field.id, -1)}
        />
        <QuietButton
          id={getFieldControlId(field.id, 'down')}
          label={texts.moveDown(name)}
          icon={ArrowDown}
          disabled={index === lastIndex}
          onClick={() => list.move(field.id, 1)}
        />
        <QuietButton
          label={texts.remove(name)}
          icon={Trash2}
          onClick={() => {
            const dependents = describeDependentConditions(allFields, field.id)
            if (dependents.length > 0) setDependents(dependents)
            else remove()
          }}
        />
        <Button
          size="icon"
          className="fy-custom-fields__open"
          id={getFieldControlId(field.id, 'edit')}
          aria-expanded={isOpen}
          aria-label={isOpen ? texts.close(name) : texts.edit(name)}
          onClick={() => list.setOpenId(isOpen ? null : field.id)}
        >
          <ChevronDown aria-hidden="true" />
        </Button>
      </div>
      {isOpen ? children : null}
      {dependents.length > 0 ? (
        <DependentsModal
          label={name}
          dependents={dependents}
          onRemove={remove}
          onClose={() => setDependents([])}
        />
      ) : null}
    </li>
  )
}

interface QuietButtonProps {
  id?: string
  label: string
  icon: LucideIcon
  disabled?: boolean
  onClick: () => void
}

function QuietButton({ label, icon: Icon, ...rest }: QuietButtonProps): ReactNode {
  return (
    <Button look="quiet" size="icon" aria-label={label} {...rest}>
      <Icon aria-hidden="true" />
    </Button>
  )
}
