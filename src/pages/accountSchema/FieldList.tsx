import { type ReactNode, useRef } from 'react'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { buildAddFieldForm, getInitialField } from '../../schemas/accountSchema/buildAddFieldForm'
import type { CustomField } from '../../schemas/settings/userSettings'
import { groupEditorTexts, accountSchemaTexts as texts } from '../../texts/admin/accountSchema.texts'

import { useSite } from '../shared/site/SiteContext'
import { CustomFieldItem } from './CustomFieldItem'
import type { FieldListEdit } from './useCustomFields'

interface FieldListProps {
  list: FieldListEdit
  /** All custom fields of the account. Conditions of one field may refer to any other. */
  all: readonly CustomField[]
  /** Positions of the fields that have validation errors. */
  invalidIds: ReadonlySet<number>
  /** Renders the editor of a field while that field is open. */
  openField: (field: CustomField) => ReactNode
}

const [ownForm, partForm] = [buildAddFieldForm(), buildAddFieldForm(true)]

/** Ordered list of custom fields with the form that adds a new field. */
export function FieldList({ list, all, invalidIds, openField }: FieldListProps): ReactNode {
  const { validators } = useSite()
  const status = useRef<HTMLParagraphElement>(null)
  const isOfGroup = list.group !== null
  return (
    <>
      <p className="fy-visually-hidden" role="status" ref={status} />
      {list.fields.length > 0 ? (
        <ol className="fy-own-fields__list">
          {list.fields.map((field, index) => (
            <CustomFieldItem
              key={field.id}
              field={field}
              list={list}
              all={all}
              at={index}
              isWrong={invalidIds.has(index)}
              announce={(text) => {
                if (status.current) status.current.textContent = text
              }}
            >
              {openField(field)}
            </CustomFieldItem>
          ))}
        </ol>
      ) : null}
      <div className="fy-own-fields__add">
        <FormRenderer
          form={isOfGroup ? partForm : ownForm}
          loadValidator={validators.load}
          submitLabel={isOfGroup ? groupEditorTexts.addField : texts.add}
          onSubmit={({ kind }) => {
            const initialField = getInitialField(kind)
            if (initialField) list.add(initialField)
          }}
        />
      </div>
    </>
  )
}
