export const median = (numbers) =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)]

/** The median of every figure over the given visits. */
export const medians = (visits) =>
  Object.fromEntries(Object.keys(visits[0]).map((name) => [name, median(visits.map((visit) => visit[name]))]))

export const round = (number) => Math.round(number * 100) / 100
