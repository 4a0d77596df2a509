import { type RefObject, use, useLayoutEffect, useRef, useState } from 'react'
import { cleanText } from '../../schemas/fields/cleanText'
import type { FieldValue } from '../../schemas/fields/fieldValue'
import { formTexts } from '../../texts/public/form.texts'
import { afterPress } from '../shared/afterPress'
import { TypingPause, WidgetHost } from '../shared/WidgetHost'
import type { WidgetProps } from '../shared/widgetProps'
import { countCharacters } from './limitText'
import { type TextElement, TypingControl, type TypingHost } from './typingControl'

/** Characters left at which the counter shows [FB-03]. */
const counterFrom = 10

export interface TypedText<E extends TextElement> {
  /** What stands below the field about its length; null while there is nothing to say. */
  lengthNote: string | null
  input: {
    ref: RefObject<E | null>
    defaultValue: string
    onInput: () => void
    onBlur: () => void
    onCompositionStart: () => void
    onCompositionEnd: () => void
  }
}

interface TypedTextOptions {
  max: number
  keepSpace?: boolean
  /** The text as it is stored once the field is left; cleaned, unless a space in front counts. */
  complete?: ((text: string) => string) | undefined
}

/** Binds an input to a `TypingControl`: the field keeps its own text while a person types. */
export function useTypedText<E extends TextElement>(
  props: WidgetProps,
  { max, keepSpace = false, complete = keepSpace ? undefined : cleanText }: TypedTextOptions,
): TypedText<E> {
  const ref = useRef<E>(null)
  const text = textOf(props.value)
  const [left, setLeft] = useState(countdown(max - countCharacters(text)))
  const [cut, setCut] = useState(false)
  const { register, announce } = use(WidgetHost)
  const pause = use(TypingPause)

  const host: TypingHost = {
    element: () => ref.current,
    max,
    keepSpace,
    pause,
    complete,
    commit: props.onChange,
    noted: (after) => {
      setLeft(countdown(max - countCharacters(after.text)))
      setCut(after.cut)
      if (after.cut && !cut) announce(formTexts.limitReached(max))
      // What was said of an empty answer is not true of this one.
      if (props.rawErrors?.length && text === '' && after.text !== '') control.commit()
    },
  }
  const [control] = useState(() => new TypingControl(text, host))

  useLayoutEffect(() => {
    control.host = host
  })
  useLayoutEffect(() => {
    if (!control.receive(text)) return
    setLeft(countdown(max - countCharacters(text)))
    setCut(false)
  }, [control, text, max])
  // A field that disappears keeps what was typed. The layout phase, because the element is gone after it.
  useLayoutEffect(() => {
    const release = register(control)
    const element = ref.current
    // React's own onBeforeInput is another event.
    element?.addEventListener('beforeinput', control.beforeInput as EventListener)
    return () => {
      control.flush()
      release()
      element?.removeEventListener('beforeinput', control.beforeInput as EventListener)
    }
  }, [register, control])

  const onBlur = () =>
    afterPress(() => {
      control.flush()
      props.onBlur(props.id, ref.current?.value ?? '')
    })
  return {
    lengthNote: cut ? formTexts.limitReached(max) : left <= counterFrom ? formTexts.remaining(left) : null,
    input: { ref, defaultValue: text, onInput: control.input, onBlur, ...composition(control) },
  }
}

function composition(control: TypingControl) {
  return {
    onCompositionStart: () => control.composing(true),
    onCompositionEnd: () => control.composing(false),
  }
}

/** The same number for every length that shows no counter, so that React has nothing to render. */
function countdown(left: number): number {
  return left <= counterFrom ? left : counterFrom + 1
}

export function textOf(value: FieldValue): string {
  return typeof value === 'string' ? value : ''
}
