/**
 * The option that typed letters lead to: the next one that begins with them, from the present one on; the same letter
 * again goes on to the next. -1 when none does.
 */
export function typeAhead(labels: readonly string[], typed: string, at: number): number {
  const same = Array.from(typed).every((character) => character === typed[0])
  const wanted = (same ? (typed[0] ?? '') : typed).toLocaleLowerCase()
  const start = same ? at + 1 : Math.max(at, 0)
  for (let step = 0; step < labels.length; step++) {
    const index = (start + step) % labels.length
    if (labels[index]?.toLocaleLowerCase().startsWith(wanted)) return index
  }
  return -1
}
