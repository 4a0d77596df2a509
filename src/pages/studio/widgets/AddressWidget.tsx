import { type ReactNode, useMemo } from 'react'
import '../../../widgets/textInput/TextInput.css'
import { useStoreValue } from '../../../data/react/useStoreValue'
import { isInvalid, type WidgetProps } from '../../../widgets/shared/widgetProps'
import { getLinkTargets } from '../../blocks/linkTargets'
import { useStudio } from '../draft/useStudio'

/** Input for a link address that suggests the pages of `getLinkTargets`. */
export function AddressWidget(props: WidgetProps): ReactNode {
  const config = useStoreValue(useStudio().store, (state) => state.config)
  const pages = useMemo(() => getLinkTargets(config), [config])
  const text = typeof props.value === 'string' ? props.value : ''
  return (
    <>
      <input
        className="fy-input"
        id={props.id}
        type="text"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        list={`${props.id}--pages`}
        value={text}
        aria-describedby={props.describedBy}
        aria-invalid={isInvalid(props) || undefined}
        onChange={(event) => props.onChange(event.target.value || undefined)}
        onBlur={() => props.onBlur(props.id, text)}
      />
      <datalist id={`${props.id}--pages`}>
        {pages.map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  )
}
