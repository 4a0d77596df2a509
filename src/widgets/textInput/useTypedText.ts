import { type RefObject, use, useLayoutEffect, useRef, useState } from 'react'
import { cleanText } from '../../schemas/fields/cleanText'
import { toText } from '../../schemas/kinds/kindTraits'
import { formTexts } from '../../texts/public/form.texts'
import { runAfterPress } from '../shared/runAfterPress'
import { TypingPause, WidgetHost } from '../shared/widgetContexts'
import type { WidgetProps } from '../shared/widgetProps'
import { countCharacters, type TextElement, TypingControl, type TypingHost } from './typingControl'

/** Number of remaining characters at which the counter appears [FB-03]. */
const counterThreshold = 10

export interface TypedText<E extends TextElement> {
  /** Note on the length, shown below the field; null if there is none. */
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
  preservesLeadingSpace?: boolean
  /** Returns the text as it is stored after blur. Default: cleaned text, unless leading spaces are preserved. */
  completeText?: ((text: string) => string) | undefined
}

/** Binds an input to a `TypingControl`, so that the field holds its own text while the user types. */
export function useTypedText<E extends TextElement>(
  props: WidgetProps,
  {
    max,
    preservesLeadingSpace = false,
    completeText = preservesLeadingSpace ? undefined : cleanText,
  }: TypedTextOptions,
): TypedText<E> {
  const ref = useRef<E>(null)
  const text = toText(props.value)
  const [remaining, setRemaining] = useState(capRemaining(max - countCharacters(text)))
  const [isTruncated, setTruncated] = useState(false)
  const { register, announce } = use(WidgetHost)
  const pause = use(TypingPause)

  const host: TypingHost = {
    getElement: () => ref.current,
    max,
    preservesLeadingSpace,
    pause,
    completeText,
    commit: props.onChange,
    onTextChange: (limitedText) => {
      setRemaining(capRemaining(max - countCharacters(limitedText.text)))
      setTruncated(limitedText.isTruncated)
      if (limitedText.isTruncated && !isTruncated) announce(formTexts.limitReached(max))
      // The error of an empty answer no longer applies, so commit at once.
      if (props.rawErrors?.length && text === '' && limitedText.text !== '') control.commit()
    },
  }
  const [control] = useState(() => new TypingControl(text, host))

  useLayoutEffect(() => {
    control.host = host
  })
  useLayoutEffect(() => {
    if (!control.receive(text)) return
    setRemaining(capRemaining(max - countCharacters(text)))
    setTruncated(false)
  }, [control, text, max])
  // A field that unmounts commits its text. This is a layout effect, because the element is gone after that phase.
  useLayoutEffect(() => {
    const unregister = register(control)
    const element = ref.current
    // React's `onBeforeInput` is a different event.
    element?.addEventListener('beforeinput', control.onBeforeInput as EventListener)
    return () => {
      control.flush()
      unregister()
      element?.removeEventListener('beforeinput', control.onBeforeInput as EventListener)
    }
  }, [register, control])

  const onBlur = () =>
    runAfterPress(() => {
      control.flush()
      props.onBlur(props.id, ref.current?.value ?? '')
    })
  return {
    lengthNote: isTruncated
      ? formTexts.limitReached(max)
      : remaining <= counterThreshold
        ? formTexts.remaining(remaining)
        : null,
    input: {
      ref,
      defaultValue: text,
      onInput: control.onInput,
      onBlur,
      ...createCompositionHandlers(control),
    },
  }
}

function createCompositionHandlers(control: TypingControl) {
  return {
    onCompositionStart: () => control.setComposing(true),
    onCompositionEnd: () => control.setComposing(false),
  }
}

/** Returns the same number for every length without a counter, so that React does not re-render. */
function capRemaining(remaining: number): number {
  return remaining <= counterThreshold ? remaining : counterThreshold + 1
}
