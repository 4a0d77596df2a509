import type { Encoding } from '../../services/sites/writtenPages'

/** What the caller reads best of what we write; small answers are not worth it. */
export function encodingFor(accepted: string | undefined, size: number): Encoding {
  if (!accepted || size < 1024) return 'identity'
  const names = accepted
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0])
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity'
}

/** Whether the caller has these very bytes already (If-None-Match). */
export function knowsTag(held: string | undefined, etag: string): boolean {
  if (!held) return false
  return held.trim() === '*' || held.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
