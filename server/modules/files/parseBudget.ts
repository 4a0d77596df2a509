/** Bytes that may still be inspected or decompressed. A file that exceeds the budget is not checked to its end. */
export interface Budget {
  remaining: number
}

/** Thrown when checking a file exceeds its budget. */
export class BudgetSpent extends Error {}

/** Budget of one file: about a third of a second of work. The largest accepted file has 2 MB. */
export function createFileBudget(): Budget {
  return { remaining: 32 * 1024 * 1024 }
}

/** @throws BudgetSpent */
export function spendBudget(budget: Budget, bytes: number): void {
  budget.remaining -= bytes
  if (budget.remaining < 0) throw new BudgetSpent()
}
