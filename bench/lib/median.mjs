/** Returns the median; of an even count, the higher of the two in the middle. */
export const median = (numbers) =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)]

/** Returns the median of every figure over the given visits. */
export const getMedians = (visits) =>
  Object.fromEntries(Object.keys(visits[0]).map((name) => [name, median(visits.map((visit) => visit[name]))]))

/** Rounds to two decimals. */
export const round = (number) => Math.round(number * 100) / 100
