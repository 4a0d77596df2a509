import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { passwordTexts } from '../../texts/form'
import { TextInput } from '../textInput/TextInput'
import type { WidgetProps } from '../widgetProps'

/** A password, which its writer may look at [FK-07]. */
export function PasswordWidget(props: WidgetProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  const toggle = (
    <button
      type="button"
      className="fy-icon-button"
      aria-label={shown ? passwordTexts.hide : passwordTexts.show}
      aria-controls={props.id}
      disabled={props.disabled}
      onClick={() => setShown(!shown)}
    >
      <Icon aria-hidden size={20} />
    </button>
  )
  return (
    <TextInput
      autoComplete="current-password"
      {...props}
      type={shown ? 'text' : 'password'}
      keepSpace
      spellCheck={false}
      after={toggle}
    />
  )
}
