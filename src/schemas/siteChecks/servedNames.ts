const kinds = /\.(svg|png|jpe?g|gif|webp|avif|ico|css|woff2?|ttf|otf|pdf)$/i
/** Neither hidden nor a way to somewhere else. */
const plainName = /^[\p{L}\p{N}_-][\p{L}\p{N}\p{M} ._()+@-]*$/u

/** Whether a file of a client's folder, by its path in it, is of a kind that sites are made of [API-01]. */
export function isServedName(name: string): boolean {
  if (!name.split('/').every((part) => plainName.test(part))) return false
  return name === 'config.json' || name === 'sidebar.html' || kinds.test(name)
}
