/** A name of this many characters or more is shortened [FB-06]. */
const longest = 45

/** Cuts a long file name in its middle, so that its beginning and its ending stay: 'annual-repo…final-v12.pdf' [FB-06]. */
export function shortenFileName(name: string): string {
  const characters = Array.from(name)
  if (characters.length < longest) return name
  const tail = 16
  const head = longest - 1 - tail - 1
  return `${characters.slice(0, head).join('')}…${characters.slice(-tail).join('')}`
}
