import { useLayoutEffect, useState } from 'react'
import { formatAnswerDate, formatAnswerTime } from '../../schemas/dateTime/answerDateTime'
import { dateTimePartTexts } from '../../texts/public/form.texts'
import { type Held, readPart } from './DateTimePartField'
import { type DateTimeShape, partValues } from './dateTimeShape'

interface Parts {
  held: readonly Held[]
  /** Displayed text of each part; '' while nothing is filled in. */
  texts: readonly string[]
  /** Incremented when the parts are cleared, so that react-aria's partially filled fields are remounted. */
  epoch: number
}

/**
 * State of a field's parts: the last complete value and the displayed text of each. A new `value` from outside
 * replaces it.
 */
export function useDateTimeParts(kind: DateTimeShape, value: string, onValue: (value: string) => void) {
  const [said, setSaid] = useState(value)
  const [parts, setParts] = useState<Parts>(() => ({ ...opened(kind, value), epoch: 0 }))
  if (value !== said) {
    setSaid(value)
    setParts((before) => ({ ...opened(kind, value), epoch: before.epoch + (value === '' ? 1 : 0) }))
  }
  const { texts } = parts
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is seen has changed, and nothing else counts.
  useLayoutEffect(() => {
    const next = writtenValue(kind, texts)
    if (next === said) return
    setSaid(next)
    onValue(next)
  }, [texts])
  return {
    ...parts,
    hold: (at: number, held: Held) => setParts((before) => ({ ...before, held: before.held.with(at, held) })),
    hear: (at: number, text: string) =>
      setParts((before) =>
        before.texts[at] === text ? before : { ...before, texts: before.texts.with(at, text) },
      ),
    choose: (days: readonly string[]) =>
      setParts((before) => ({
        ...before,
        held: before.held.map((held, at) => (days[at] ? readPart('date', days[at]) : held)),
      })),
    clear: () => setParts((before) => ({ ...opened(kind, ''), epoch: before.epoch + 1 })),
  }
}

function opened(kind: DateTimeShape, value: string): Omit<Parts, 'epoch'> {
  const values = partValues(kind, value)
  return {
    held: kind.parts.map(({ sort }, at) => readPart(sort, values[at] ?? '')),
    texts: kind.parts.map(({ sort }, at) => showPart[sort](values[at] ?? '')),
  }
}

const showPart = { date: formatAnswerDate, time: formatAnswerTime }

/** Returns the value of the parts; their joined text while a part is missing or invalid. */
function writtenValue(kind: DateTimeShape, texts: readonly string[]): string {
  return texts.every((text) => text === '') ? '' : kind.read(writtenText(kind, texts))
}

/** Returns the joined text of the parts, with a placeholder for each empty part. */
export function writtenText(kind: DateTimeShape, texts: readonly string[]): string {
  const blanks = kind.parts.map(({ sort }) => dateTimePartTexts.blank[sort])
  return texts.map((text, at) => text || blanks[at]).join(kind.separator.text)
}
