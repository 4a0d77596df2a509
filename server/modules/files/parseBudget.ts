/** How many bytes may still be looked at or unpacked; a file that wants more is not checked to its end. */
export interface Budget {
  left: number
}

/** A file asks for more looking than it is worth. */
export class BudgetSpent extends Error {}

/** Of one file: about a third of a second's work. The largest file that we take has 2 MB. */
export function fileBudget(): Budget {
  return { left: 32 * 1024 * 1024 }
}

/** @throws BudgetSpent */
export function spend(budget: Budget, bytes: number): void {
  budget.left -= bytes
  if (budget.left < 0) throw new BudgetSpent()
}
