import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { toText } from '../../schemas/kinds/kindTraits'
import { passwordTexts } from '../../texts/public/form.texts'
import { createLazyPart, useLazyPart } from '../shared/lazyPart'
import type { WidgetProps } from '../shared/widgetProps'
import { TextInput } from '../textInput/TextInput'

const lazyStrength = createLazyPart(() =>
  import('./PasswordStrength').then((module) => module.PasswordStrength),
)

/**
 * A password input with a button that shows the password [FK-07]. Password managers fill in only fields whose
 * `autocomplete` option names a password, not secret answers.
 */
export function PasswordWidget(props: WidgetProps) {
  const [isVisible, setVisible] = useState(false)
  const Icon = isVisible ? EyeOff : Eye
  const toggleButton = (
    <button
      type="button"
      className="fy-icon-button fy-center fy-rounded fy-bare fy-needs-script"
      aria-label={isVisible ? passwordTexts.hide : passwordTexts.show}
      aria-controls={props.id}
      disabled={props.disabled}
      onClick={() => setVisible(!isVisible)}
    >
      <Icon aria-hidden size={20} />
    </button>
  )
  return (
    <>
      <TextInput
        autoComplete="off"
        {...props}
        type={isVisible ? 'text' : 'password'}
        preservesLeadingSpace
        spellCheck={false}
        suffix={toggleButton}
      />
      {props.options.autocomplete === 'new-password' ? <NewPasswordStrength value={props.value} /> : null}
    </>
  )
}

/** The strength of a new password. Its code loads when the user starts to type. */
function NewPasswordStrength({ value }: Pick<WidgetProps, 'value'>) {
  const password = toText(value)
  const Strength = useLazyPart(lazyStrength)
  useEffect(() => {
    if (password !== '') lazyStrength.preload()
  }, [password])
  return Strength === null || Strength === 'failed' ? null : <Strength password={password} />
}
