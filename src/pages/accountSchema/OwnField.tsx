import { ArrowDown, ArrowUp, ChevronDown, type LucideIcon, Trash2 } from 'lucide-react'
import { type ReactNode, type Ref, useMemo } from 'react'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import type { FormHandle } from '../../renderer/form/useFormLife'
import { buildSchemaFieldForm } from '../../schemas/forms/accountSchema/buildSchemaFieldForm'
import { schemaFieldFrom, schemaFieldValues } from '../../schemas/forms/accountSchema/schemaFieldValues'
import { kinds } from '../../schemas/kinds/kindRegistry'
import type { CustomField } from '../../schemas/userSettings'
import { accountSchemaTexts as texts } from '../../texts/accountSchema'
import { useSite } from '../SiteContext'
import { fieldControlId, type OwnFieldsEdit } from './useOwnFields'

interface OwnFieldProps {
  field: CustomField
  own: OwnFieldsEdit
  at: number
  isWrong: boolean
  handle: Ref<FormHandle>
  announce: (text: string) => void
}

/** One of the account's own fields: moved, removed, or opened to be changed. */
export function OwnField({ field, own, at, isWrong, handle, announce }: OwnFieldProps): ReactNode {
  const isOpen = own.openId === field.id
  const name = field.label || texts.newLabel
  const last = own.fields.length - 1
  return (
    <li className="fy-own-fields__item" data-own={field.id} data-wrong={isWrong || undefined}>
      <div className="fy-own-fields__row">
        <p className="fy-own-fields__name">
          <strong>{name}</strong>
          <span>
            {kinds[field.type].name}
            {field.rules?.required ? ` · ${texts.always}` : ''}
          </span>
        </p>
        <QuietButton
          id={fieldControlId(field.id, 'up')}
          label={texts.moveUp(name)}
          icon={ArrowUp}
          disabled={at === 0}
          onClick={() => own.move(field.id, -1)}
        />
        <QuietButton
          id={fieldControlId(field.id, 'down')}
          label={texts.moveDown(name)}
          icon={ArrowDown}
          disabled={at === last}
          onClick={() => own.move(field.id, 1)}
        />
        <QuietButton
          label={texts.remove(name)}
          icon={Trash2}
          onClick={() => {
            own.remove(field.id)
            announce(texts.removedField(name))
          }}
        />
        <button
          type="button"
          className="fy-button fy-button--icon fy-own-fields__open"
          id={fieldControlId(field.id, 'edit')}
          aria-expanded={isOpen}
          aria-label={isOpen ? texts.close(name) : texts.edit(name)}
          onClick={() => own.setOpenId(isOpen ? null : field.id)}
        >
          <ChevronDown aria-hidden="true" />
        </button>
      </div>
      {isOpen ? <OwnFieldForm field={field} own={own} handle={handle} /> : null}
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
    <button type="button" className="fy-button fy-button--quiet fy-button--icon" aria-label={label} {...rest}>
      <Icon aria-hidden="true" />
    </button>
  )
}

function OwnFieldForm({ field, own, handle }: Pick<OwnFieldProps, 'field' | 'own' | 'handle'>): ReactNode {
  const { validators } = useSite()
  const form = useMemo(() => buildSchemaFieldForm(field.type), [field.type])
  return (
    <div className="fy-own-fields__form">
      <FormRenderer
        form={form}
        handle={handle}
        loadValidator={validators.load}
        initialValues={schemaFieldValues(field)}
        missingMessage={texts.refused}
        submitHidden
        onChange={(values) => own.change(schemaFieldFrom(field, values))}
      />
    </div>
  )
}
