import { type ReactNode, useRef } from 'react'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { buildAddFieldForm, chosenField } from '../../schemas/forms/accountSchema/buildAddFieldForm'
import type { CustomField } from '../../schemas/userSettings'
import { accountSchemaTexts as texts } from '../../texts/accountSchema'
import { groupEditorTexts } from '../../texts/groupEditor'
import { useSite } from '../SiteContext'
import { OwnField } from './OwnField'
import type { FieldListEdit } from './useOwnFields'

interface FieldListProps {
  list: FieldListEdit
  /** All fields of the account, which may look at each other. */
  all: readonly CustomField[]
  /** Which fields have something wrong with them, by their place. */
  wrong: ReadonlySet<number>
  /** What stands under a field that is open. */
  openField: (field: CustomField) => ReactNode
}

const [ownForm, partForm] = [buildAddFieldForm(), buildAddFieldForm(true)]

/** Fields in order, and the form that adds one. */
export function FieldList({ list, all, wrong, openField }: FieldListProps): ReactNode {
  const { validators } = useSite()
  const status = useRef<HTMLParagraphElement>(null)
  const isOfGroup = list.group !== null
  return (
    <>
      <p className="fy-visually-hidden" role="status" ref={status} />
      {list.fields.length > 0 ? (
        <ol className="fy-own-fields__list">
          {list.fields.map((field, at) => (
            <OwnField
              key={field.id}
              field={field}
              list={list}
              all={all}
              at={at}
              isWrong={wrong.has(at)}
              announce={(text) => {
                if (status.current) status.current.textContent = text
              }}
            >
              {openField(field)}
            </OwnField>
          ))}
        </ol>
      ) : null}
      <div className="fy-own-fields__add">
        <FormRenderer
          form={isOfGroup ? partForm : ownForm}
          loadValidator={validators.load}
          submitLabel={isOfGroup ? groupEditorTexts.addField : texts.add}
          onSubmit={({ kind }) => {
            const chosen = chosenField(kind)
            if (chosen) list.add(chosen)
          }}
        />
      </div>
    </>
  )
}
