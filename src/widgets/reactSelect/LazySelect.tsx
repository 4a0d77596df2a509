import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { toLangAttributes } from '../../schemas/translations/localizeText'
import { createLazyPart, useLazyPart } from '../shared/lazyPart'
import { useNoScriptControl } from '../shared/widgetContexts'
import type { WidgetProps } from '../shared/widgetProps'
import {
  commitTypedText,
  getFieldAttributes,
  getPlaceholder,
  renderCombobox,
  renderComboboxFrame,
  type SelectProps,
} from './combobox'
import type { OpenRequest } from './SelectBox'

const selectBox = createLazyPart(() => import('./SelectBox').then((module) => module.SelectBox))

/**
 * A select drawn by react-select. Its code loads on the first hover or focus. On the first interaction, `SelectBox`
 * replaces the combobox; until then the select is a single element, cheap enough for hundreds of them. A click or
 * key press made before the code is loaded is stored and applied afterwards. If the code cannot be loaded, a native
 * select replaces it.
 */
export function LazySelect(field: SelectProps) {
  const isNoScript = useNoScriptControl(field.id)
  const [request, setRequest] = useState<OpenRequest | null>(null)
  const [isNative, setNative] = useState(false)
  const Box = useLazyPart(selectBox)
  if (isNoScript) return <NativeSelect {...field} />
  if (isNative) return <NativeSelect {...field} focusesOnMount />
  if (request && Box === 'failed') setNative(true)
  if (request && Box && Box !== 'failed') return <Box field={field} request={request} />
  const text = request?.text ?? ''
  const isWaiting = request !== null || undefined
  const openSelect = (request: OpenRequest) => {
    selectBox.preload()
    setRequest(request)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return
    const request = getOpenRequest(event.key, text, field.isSearchable)
    if (request) openSelect(request)
    else if (text === '' && /^(Backspace|Delete)$/.test(event.key)) field.onChange('')
    else return
    event.preventDefault()
  }
  return renderComboboxFrame(field, {
    'data-waiting': isWaiting,
    onPointerEnter: selectBox.preload,
    onFocus: selectBox.preload,
    onKeyDown,
    children: renderCombobox(field, field.isSearchable ? text : '', {
      autoFocus: field.options.autofocus ?? field.autofocus,
      'aria-expanded': false,
      'aria-busy': isWaiting,
      onClick: () => openSelect({ text }),
      onChange: (event) => openSelect({ text: (event.target as HTMLInputElement).value }),
      onBlur: () => {
        setRequest(null)
        commitTypedText(field, field.isSearchable ? text : '')
      },
    }),
  })
}

/** Returns the action that a key requests from a closed list; null if the browser handles the key. */
function getOpenRequest(key: string, text: string, isSearchable: boolean): OpenRequest | null {
  if (key === 'ArrowDown' || key === 'ArrowUp' || (key === ' ' && text === '')) return { text }
  if (isSearchable) return null
  if (key.length === 1) return { text: text + key }
  if (key === 'Home' || key === 'End') return { text: '', edgeKey: key }
  return key === 'Enter' ? { text } : null
}

interface NativeSelectProps extends WidgetProps {
  /** True to take the focus, if it replaces a select that the user was using. */
  focusesOnMount?: boolean
}

/** A native select, for no-script forms and if the code of the custom select cannot be loaded. */
function NativeSelect({ focusesOnMount, ...field }: NativeSelectProps) {
  const select = useRef<HTMLSelectElement>(null)
  useLayoutEffect(() => {
    if (focusesOnMount) select.current?.focus()
  }, [focusesOnMount])
  return (
    <div className="fy-select">
      <select
        ref={select}
        className="fy-input fy-select__box"
        {...getFieldAttributes(field)}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={(event) => field.onChange(event.currentTarget.value)}
        onBlur={(event) => field.onBlur(field.id, event.currentTarget.value)}
      >
        {field.options.choices?.some(({ value }) => value === '') ? null : (
          <option value="">{getPlaceholder(field)}</option>
        )}
        {field.options.choices?.map((choice) => (
          <option key={choice.value} value={choice.value} {...toLangAttributes(choice.lang)}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  )
}
