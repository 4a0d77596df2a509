import type {
  CyclicSchemaExpandProps,
  MultiSchemaFieldTemplateProps,
  UnsupportedFieldProps,
} from '@rjsf/utils'
import type { ReactNode } from 'react'
import { structureTexts as texts } from '../../../texts/public/structuredAnswers.texts'
import { Button } from '../../../widgets/shared/Button'
import { useStructure } from './context/structureContext'

/** A labelled field that says that this part cannot be shown, and why. */
export function PartError({ label, reason }: { label: string; reason: string }): ReactNode {
  return (
    <div className="fy-field" data-kind="branch">
      <span className="fy-field__label">{label}</span>
      <p className="fy-field__broken">{texts.cannotBeShown(reason)}</p>
    </div>
  )
}

interface ExpandButtonProps {
  path: readonly (string | number)[]
  text: string
  onPress: () => void
}

export function ExpandButton({ path, text, onPress }: ExpandButtonProps): ReactNode {
  const { getElementId } = useStructure()
  return (
    <div className="fy-field" data-kind="branch">
      <Button className="fy-structure__expand" id={getElementId(path)} onClick={onPress}>
        {text}
      </Button>
    </div>
  )
}

/** A recursive schema: its next level is rendered when the user presses the button. */
export function ExpandTemplate({ fieldPathId, schema, name, onExpand }: CyclicSchemaExpandProps): ReactNode {
  const label = String(schema.title ?? name ?? '')
  return (
    <ExpandButton
      path={fieldPathId.path}
      text={texts.expand(label)}
      onPress={() => onExpand(fieldPathId.$id)}
    />
  )
}

export function UnknownTemplate({ fieldPathId, schema }: UnsupportedFieldProps): ReactNode {
  const label = String(schema.title ?? fieldPathId?.path.at(-1) ?? '')
  return <PartError label={label} reason={texts.unknownType(String(schema.type ?? ''))} />
}

/** The select or radio buttons for a choice between schemas, and the fields of the chosen one. */
export function OptionTemplate({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps): ReactNode {
  return (
    <div className="fy-structure__option fy-stack fy-shrink" data-kind="branch">
      {selector}
      {optionSchemaField}
    </div>
  )
}
