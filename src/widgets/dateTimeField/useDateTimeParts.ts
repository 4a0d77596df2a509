import { useLayoutEffect, useState } from 'react'
import { formatAnswerDate, formatAnswerTime } from '../../schemas/dateTime/answerDateTime'
import { dateTimePartTexts } from '../../texts/public/form.texts'
import { type Held, readPart } from './DateTimePartField'
import { type DateTimeShape, partValues } from './dateTimeShape'

interface Parts {
  held: readonly Held[]
  /** What is seen of each part; '' while nothing is filled in. */
  texts: readonly string[]
  /** Counts the times that half-filled parts were emptied: react-aria has to begin them anew. */
  epoch: number
}

/** The parts' own state: what is whole of each, and what is seen. A value that somebody else sets replaces it. */
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

/** The value that the parts make; while one is missing or none, their text. */
function writtenValue(kind: DateTimeShape, texts: readonly string[]): string {
  return texts.every((text) => text === '') ? '' : kind.read(writtenText(kind, texts))
}

/** The text of the parts, with a placeholder for each empty part. */
export function writtenText(kind: DateTimeShape, texts: readonly string[]): string {
  const blanks = kind.parts.map(({ sort }) => dateTimePartTexts.blank[sort])
  return texts.map((text, at) => text || blanks[at]).join(kind.separator.text)
}
