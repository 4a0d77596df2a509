import fc from 'fast-check'
import { anything, text } from './arbitraryValue'

const ways = ['replace', 'drop', 'add', 'rename', 'lengthen', 'wrap', 'repeat'] as const

interface Mistake {
  /** Index of the changed part of the value; it wraps around. */
  at: number
  way: (typeof ways)[number]
  other: unknown
  name: string
}

/** Generates up to two mistakes to make in a value. */
export const arbitraryMistakes: fc.Arbitrary<Mistake[]> = fc.array(
  fc.record({ at: fc.nat(500), way: fc.constantFrom(...ways), other: fc.oneof(text, anything), name: text }),
  { maxLength: 2 },
)

/** Returns a copy of a JSON value with these mistakes. */
export function withMistakes(value: unknown, mistakes: readonly Mistake[]): unknown {
  return mistakes.reduce((changed, mistake) => {
    const paths = getPlaces(changed)
    return changeAt(changed, paths[mistake.at % paths.length] ?? [], mistake)
  }, value)
}

type Place = readonly (string | number)[]

function getPlaces(value: unknown, at: Place = []): Place[] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) =>
          getPlaces(part, [...at, Array.isArray(value) ? Number(key) : key]),
        )
      : []
  return [at, ...inner]
}

function changeAt(value: unknown, [step, ...rest]: Place, mistake: Mistake): unknown {
  if (step === undefined) return applyMistake(value, mistake)
  if (Array.isArray(value)) {
    if (rest.length === 0 && mistake.way === 'drop') return value.filter((_part, at) => at !== step)
    return value.map((part, at) => (at === step ? changeAt(part, rest, mistake) : part))
  }
  const entries = Object.entries(value as object)
  const changed = entries.flatMap(([key, part]) => {
    if (key !== step) return [[key, part]]
    if (rest.length > 0) return [[key, changeAt(part, rest, mistake)]]
    if (mistake.way === 'drop') return []
    return [[mistake.way === 'rename' ? mistake.name : key, applyMistake(part, mistake)]]
  })
  return Object.fromEntries(changed)
}

function applyMistake(value: unknown, { way, other, name }: Mistake): unknown {
  if (way === 'wrap') return [value]
  if (way === 'rename' || way === 'drop') return value
  if (way === 'lengthen' && typeof value === 'string') return `${value}${name}`.repeat(4)
  if (way === 'repeat' && Array.isArray(value)) return [...value, ...value]
  if (way === 'add' && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return { ...value, [name]: other }
  }
  return other
}
