import type { VacancyDetail } from '../../../src/schemas/vacancy'

/** What a vacancy need not say of itself, out of its row. */
export function ownParts({
  is_listed,
  salary,
  address,
  hear_by,
}: {
  is_listed: 0 | 1
  salary: string | null
  address: string | null
  hear_by: string | null
}): Pick<VacancyDetail, 'salary' | 'address' | 'isListed' | 'hearBy'> {
  return {
    ...(is_listed === 0 ? { isListed: false as const } : {}),
    ...(salary === null ? {} : { salary: JSON.parse(salary) }),
    ...promiseOf(hear_by),
    ...(address === null ? {} : { address: JSON.parse(address) }),
  }
}

/** What it promises to those who apply, where it does. */
export function promiseOf(hear_by: string | null): Pick<VacancyDetail, 'hearBy'> {
  return hear_by === null ? {} : { hearBy: JSON.parse(hear_by) }
}
