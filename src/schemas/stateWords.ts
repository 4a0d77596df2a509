import type { StateWords } from './applicationState'

/** What stands in words for what differs from one application to the next. */
export const placeholders = ['name', 'job', 'company', 'reference'] as const
export type Placeholder = (typeof placeholders)[number]
type Values = Record<Placeholder, string>

const written = /\{([^{}\n]*)\}/g

/** What is written like a placeholder and is none, as it is written: '{jobb}'. */
export function unknownPlaceholders({ subject, text }: StateWords): string[] {
  const found = [...`${subject}\n${text}`.matchAll(written)]
  return [...new Set(found.flatMap(([whole, name]) => (isPlaceholder(name) ? [] : whole)))]
}

/** Whether nothing in the words tells which application they are about. */
export function namesNoJob({ subject, text }: StateWords): boolean {
  return !/\{(job|reference)\}/.test(`${subject}\n${text}`)
}

/** The words as one applicant reads them. */
export function fillWords({ subject, text }: StateWords, values: Values): StateWords {
  const fill = (words: string) =>
    words.replace(written, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole))
  return { subject: fill(subject).replaceAll(/\s+/g, ' ').trim(), text: fill(text).trim() }
}

/**
 * How somebody is addressed: by the name that was given, where it is one and no message to whoever's address was given with it;
 * else by `otherwise`.
 */
export function addressedAs(name: string, otherwise: string): string {
  const isName = /^[\p{L}\p{M}][\p{L}\p{M} '’-]{0,59}$/u.test(name.trim())
  return isName ? name.trim() : otherwise
}

function isPlaceholder(name: string | undefined): name is Placeholder {
  return placeholders.some((one) => one === name)
}
