import { useLayoutEffect, useState } from 'react'
import { formatAnswerDate, formatAnswerTime } from '../../schemas/dateTime/answerDateTime'
import { dateTimePartTexts } from '../../texts/public/form.texts'
import { type PartValue, readPart } from './DateTimePartField'
import { type DateTimeShape, getPartValues } from './dateTimeShape'

interface Parts {
  values: readonly PartValue[]
  /** Displayed text of each part; '' while nothing is filled in. */
  texts: readonly string[]
  /** Incremented when the parts are cleared, so that react-aria's partially filled fields are remounted. */
  resetCount: number
}

/**
 * State of a field's parts: the last complete value and the displayed text of each. A new `value` from outside
 * resets both.
 */
export function useDateTimeParts(kind: DateTimeShape, value: string, onValue: (value: string) => void) {
  const [emittedValue, setEmittedValue] = useState(value)
  const [parts, setParts] = useState<Parts>(() => ({ ...createParts(kind, value), resetCount: 0 }))
  if (value !== emittedValue) {
    setEmittedValue(value)
    setParts((current) => ({
      ...createParts(kind, value),
      resetCount: current.resetCount + (value === '' ? 1 : 0),
    }))
  }
  const { texts } = parts
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the displayed texts change.
  useLayoutEffect(() => {
    const next = joinParts(kind, texts)
    if (next === emittedValue) return
    setEmittedValue(next)
    onValue(next)
  }, [texts])
  return {
    ...parts,
    setPartValue: (index: number, partValue: PartValue) =>
      setParts((current) => ({ ...current, values: current.values.with(index, partValue) })),
    setPartText: (index: number, text: string) =>
      setParts((current) =>
        current.texts[index] === text ? current : { ...current, texts: current.texts.with(index, text) },
      ),
    choose: (days: readonly string[]) =>
      setParts((current) => ({
        ...current,
        values: current.values.map((partValue, index) =>
          days[index] ? readPart('date', days[index]) : partValue,
        ),
      })),
    clear: () => setParts((current) => ({ ...createParts(kind, ''), resetCount: current.resetCount + 1 })),
  }
}

function createParts(kind: DateTimeShape, value: string): Omit<Parts, 'resetCount'> {
  const answers = getPartValues(kind, value)
  return {
    values: kind.parts.map(({ sort }, index) => readPart(sort, answers[index] ?? '')),
    texts: kind.parts.map(({ sort }, index) => showPart[sort](answers[index] ?? '')),
  }
}

const showPart = { date: formatAnswerDate, time: formatAnswerTime }

/** Returns the value of the parts; their joined text while a part is missing or invalid. */
function joinParts(kind: DateTimeShape, texts: readonly string[]): string {
  return texts.every((text) => text === '') ? '' : kind.read(joinPartTexts(kind, texts))
}

/** Returns the joined text of the parts, with a placeholder for each empty part. */
export function joinPartTexts(kind: DateTimeShape, texts: readonly string[]): string {
  const blanks = kind.parts.map(({ sort }) => dateTimePartTexts.blank[sort])
  return texts.map((text, index) => text || blanks[index]).join(kind.separator.text)
}
