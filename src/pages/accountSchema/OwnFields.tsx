import { type ReactNode, type Ref, useRef } from 'react'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import type { FormHandle } from '../../renderer/form/useFormLife'
import { buildAddFieldForm } from '../../schemas/forms/accountSchema/buildAddFieldForm'
import type { FieldError } from '../../schemas/forms/builtForm'
import { isFieldKind } from '../../schemas/kinds/kindRegistry'
import { accountSchemaTexts as texts } from '../../texts/accountSchema'
import { useSite } from '../SiteContext'
import { OwnField } from './OwnField'
import './OwnFields.css'
import type { OwnFieldsEdit } from './useOwnFields'

interface OwnFieldsProps {
  own: OwnFieldsEdit
  errors: readonly FieldError[]
  /** Of the field that is open. */
  handle: Ref<FormHandle>
}

const addForm = buildAddFieldForm()

/** The account's own fields, in order, each with its form under it when open. */
export function OwnFields({ own, errors, handle }: OwnFieldsProps): ReactNode {
  const { validators } = useSite()
  const status = useRef<HTMLParagraphElement>(null)
  const wrong = new Set(errors.map(({ path }) => Number(/^\/customFields\/(\d+)/.exec(path)?.[1] ?? -1)))
  return (
    <section className="fy-own-fields fy-card" aria-labelledby="own-fields">
      <div>
        <h2 className="fy-own-fields__title" id="own-fields" tabIndex={-1}>
          {texts.ownTitle}
        </h2>
        <p className="fy-own-fields__note">{own.fields.length === 0 ? texts.noOwn : texts.ownNote}</p>
      </div>
      <p className="fy-visually-hidden" role="status" ref={status} />
      {own.fields.length > 0 ? (
        <ol className="fy-own-fields__list">
          {own.fields.map((field, at) => (
            <OwnField
              key={field.id}
              field={field}
              own={own}
              at={at}
              isWrong={wrong.has(at)}
              handle={handle}
              announce={(text) => {
                if (status.current) status.current.textContent = text
              }}
            />
          ))}
        </ol>
      ) : null}
      <div className="fy-own-fields__add">
        <FormRenderer
          form={addForm}
          loadValidator={validators.load}
          submitLabel={texts.add}
          onSubmit={({ kind }) => {
            if (typeof kind === 'string' && isFieldKind(kind)) own.add(kind)
          }}
        />
      </div>
    </section>
  )
}
