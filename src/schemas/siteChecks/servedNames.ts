const kinds = /\.(svg|png|jpe?g|gif|webp|avif|ico|css|woff2?|ttf|otf|pdf)$/i
/** Excludes hidden files and path traversal. */
const plainName = /^[\p{L}\p{N}_-][\p{L}\p{N}\p{M} ._()+@-]*$/u

/** Returns true if a file of a client's folder, given by its path in it, is of a type that sites use [API-01]. */
export function isServedName(name: string): boolean {
  if (!name.split('/').every((part) => plainName.test(part))) return false
  return name === 'config.json' || name === 'sidebar.html' || kinds.test(name)
}
