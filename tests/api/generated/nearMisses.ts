import fc from 'fast-check'
import { anything, text } from './arbitraryValue'

const mistakeKinds = ['replace', 'drop', 'add', 'rename', 'lengthen', 'wrap', 'repeat'] as const

interface Mistake {
  /** Index of the changed part of the value; it wraps around. */
  partIndex: number
  kind: (typeof mistakeKinds)[number]
  replacement: unknown
  name: string
}

/** Generates up to two mistakes to make in a value. */
export const arbitraryMistakes: fc.Arbitrary<Mistake[]> = fc.array(
  fc.record({
    partIndex: fc.nat(500),
    kind: fc.constantFrom(...mistakeKinds),
    replacement: fc.oneof(text, anything),
    name: text,
  }),
  { maxLength: 2 },
)

/** Returns a copy of a JSON value with these mistakes. */
export function withMistakes(value: unknown, mistakes: readonly Mistake[]): unknown {
  return mistakes.reduce((changed, mistake) => {
    const paths = listPaths(changed)
    return changeAt(changed, paths[mistake.partIndex % paths.length] ?? [], mistake)
  }, value)
}

type ValuePath = readonly (string | number)[]

function listPaths(value: unknown, path: ValuePath = []): ValuePath[] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) =>
          listPaths(part, [...path, Array.isArray(value) ? Number(key) : key]),
        )
      : []
  return [path, ...inner]
}

function changeAt(value: unknown, [step, ...rest]: ValuePath, mistake: Mistake): unknown {
  if (step === undefined) return applyMistake(value, mistake)
  if (Array.isArray(value)) {
    if (rest.length === 0 && mistake.kind === 'drop') return value.filter((_part, at) => at !== step)
    return value.map((part, at) => (at === step ? changeAt(part, rest, mistake) : part))
  }
  const entries = Object.entries(value as object)
  const changed = entries.flatMap(([key, part]) => {
    if (key !== step) return [[key, part]]
    if (rest.length > 0) return [[key, changeAt(part, rest, mistake)]]
    if (mistake.kind === 'drop') return []
    return [[mistake.kind === 'rename' ? mistake.name : key, applyMistake(part, mistake)]]
  })
  return Object.fromEntries(changed)
}

function applyMistake(value: unknown, { kind, replacement, name }: Mistake): unknown {
  if (kind === 'wrap') return [value]
  if (kind === 'rename' || kind === 'drop') return value
  if (kind === 'lengthen' && typeof value === 'string') return `${value}${name}`.repeat(4)
  if (kind === 'repeat' && Array.isArray(value)) return [...value, ...value]
  if (kind === 'add' && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return { ...value, [name]: replacement }
  }
  return replacement
}
