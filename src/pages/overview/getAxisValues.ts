/**
 * Returns the labelled values of the count axis, from the first round number that is not below the highest count down
 * to 0. The steps are equal, at most five, and 1, 2 or 5 times a power of ten.
 */
export function getAxisValues(highest: number): readonly number[] {
  const magnitude = 10 ** Math.floor(Math.log10(highest / 5))
  const step =
    [1, 2, 5, 10].map((factor) => factor * magnitude).find((size) => size >= 1 && highest / size <= 5) ?? 1
  const steps = Math.ceil(highest / step)
  return Array.from({ length: steps + 1 }, (_, index) => (steps - index) * step)
}
